import { type Route, route, type Sections } from "#platform/http/routes/routes.ts";

const file = (path: string) => `features/checkout/${path}.tsx`;

export const checkoutRoutes: Route[] = [
  route("checkout", file("buy-now/buy-now")),
  route("success", file("success/success")),
  route("orders", file("orders/look-up")),
  route("orders/:id", file("orders/order")),
];

export const checkoutSections: Sections = {
  account: [route("account/orders", file("orders/own-orders"))],
  "business workspace": [route("orders", file("workspace/seller-orders"))],
};
