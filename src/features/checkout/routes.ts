import { type Route, route } from "#platform/http/routes.ts";

/** The page of one order, and the way to it for guests. */
export const ordersRoutes: Route[] = [
  route("orders", "features/checkout/orders/look-up.tsx"),
  route("orders/:id", "features/checkout/orders/order.tsx"),
];

/** The orders section of the account pages. */
export const ownOrdersRoutes: Route[] = [route("account/orders", "features/checkout/orders/own-orders.tsx")];

/** The orders part of a seller's workspace. */
export const sellerOrders: Route[] = [route("orders", "features/checkout/workspace/seller-orders.tsx")];
