import type { Tx } from "#platform/db/open-database.server.ts";
import type { OrderStatus } from "../order-states.ts";

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks an order until the transaction ends. All changes of orders go through here. */
export async function lockOrder(tx: Tx, id: string) {
  const order = await tx
    .selectFrom("orders")
    .select(["id", "status", "currency_code as currency", "session_id as sessionId"])
    .select(["session_attempts as attempts", "payment_id as paymentId", "refunded_amount as refundedAmount"])
    .select(["shipping_amount as shippingAmount", "tax_amount as taxAmount"])
    .select(["is_tax_included as isTaxIncluded", "total_amount as totalAmount"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return order && { ...order, status: order.status as OrderStatus };
}
