import type { OrderLine } from "../components/order-lines.tsx";
import type { Order } from "../queries/read-order.server.ts";

/** The lines of an order with formatted amounts. */
export function presentLines(
  { lines }: Pick<Order, "lines">,
  price: (amount: number) => string,
): OrderLine[] {
  return lines.map((line) => ({
    id: line.variantId,
    productId: line.productId,
    productTitle: line.productTitle,
    variantTitle: line.variantTitle,
    sellerName: line.sellerName,
    sellerPlace: line.sellerPlace,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    amount: price(line.unitAmount * line.quantity),
  }));
}
