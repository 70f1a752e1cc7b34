import type { Tx } from "#platform/db/open-database.server.ts";
import type { UnmatchedStatus } from "../states.ts";

/** Locks a payment until the transaction ends. */
export async function lockUnmatchedPayment(tx: Tx, paymentId: string) {
  return tx
    .selectFrom("unmatched_payments")
    .select(["status", "amount", "currency_code as currency", "order_id as orderId"])
    .$narrowType<{ status: UnmatchedStatus }>()
    .where("payment_id", "=", paymentId)
    .forUpdate()
    .executeTakeFirst();
}
