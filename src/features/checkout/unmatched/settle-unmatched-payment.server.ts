import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { PaymentRefund } from "#platform/payments/payment-provider.ts";
import { lockUnmatchedPayment } from "./queries/lock-unmatched-payment.server.ts";
import { amountGone } from "./rules.ts";

/** Updates a payment without an order to the state of its refunds at the provider, including manual ones. */
export async function settleUnmatchedPayment(
  db: Db,
  paymentId: string,
  refunds: readonly PaymentRefund[],
): Promise<void> {
  await transact(db, async (tx) => {
    const payment = await lockUnmatchedPayment(tx, paymentId);
    if (!payment || payment.status === "matched") return;
    const isGone = amountGone(refunds) >= payment.amount;
    const isUnderWay = refunds.some(({ status }) => status === "pending");
    const hasFailed = !isGone && refunds.some(({ status }) => status === "failed");
    if (!isGone && !hasFailed) return;
    await tx
      .updateTable("unmatched_payments")
      .set(
        isGone
          ? {
              status: isUnderWay ? "refunding" : "refunded",
              problem: null,
              settled_at: isUnderWay ? null : sql<Date>`now()`,
            }
          : { status: "open", problem: "The refund failed: the money is still here.", settled_at: null },
      )
      .where("payment_id", "=", paymentId)
      .execute();
  });
}
