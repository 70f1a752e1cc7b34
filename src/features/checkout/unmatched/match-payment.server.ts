import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { noteProblem } from "../move-order.server.ts";

/** Removes a restored order's payment from the queue. If it was refunded in the meantime, an admin is told. */
export async function matchPayment(tx: Tx, orderId: string, paymentId: string): Promise<void> {
  const unmatched = await tx
    .selectFrom("unmatched_payments")
    .select("status")
    .where("payment_id", "=", paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (!unmatched) return;
  if (unmatched.status === "refunding" || unmatched.status === "refunded") {
    await noteProblem(tx, orderId, `${paymentId} was refunded while this order was missing.`);
    return;
  }
  await tx
    .updateTable("unmatched_payments")
    .set({ status: "matched", settled_at: sql`now()` })
    .where("payment_id", "=", paymentId)
    .execute();
}
