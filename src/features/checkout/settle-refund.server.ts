import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import type { PaymentRefund } from "#platform/payments/payment-provider.ts";
import { insertRefund } from "./add-refund.server.ts";
import { queueOrderEmail } from "./emails/queue-order-email.server.ts";
import type { CheckoutServices } from "./fulfill-order.server.ts";
import { bookFailedRefund, bookRefund } from "./ledger.server.ts";
import { noteProblem } from "./move-order.server.ts";
import { type LockedOrder, lockOrder } from "./queries/lock-order.server.ts";

/**
 * Updates our books to the state of a refund at the provider: made by us or manually there, completed, or returned by
 * the bank. Idempotent.
 */
export async function settleRefund(
  { db, jobs }: Pick<CheckoutServices, "db" | "jobs">,
  refund: PaymentRefund,
): Promise<void> {
  await transact(db, async (tx) => {
    const found = await tx
      .selectFrom("orders")
      .select("id")
      .where("payment_id", "=", refund.paymentId)
      .executeTakeFirst();
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return;
    const row = (await findRow(tx, order.id, refund)) ?? (await adoptRefund(tx, order.id, refund));
    await tx.updateTable("refunds").set({ provider_id: refund.id }).where("id", "=", row.id).execute();
    if (refund.status === "succeeded") await bookSuccess(tx, jobs, order, { ...refund, rowId: row.id });
    if (refund.status === "failed") await bookFailure(tx, order, { ...refund, rowId: row.id });
  });
}

/** Our row for it, found by its id, or by the key that we sent with it. */
function findRow(tx: Tx, orderId: string, { id, key }: PaymentRefund) {
  const { number } = /:(?<number>\d+)$/.exec(key ?? "")?.groups ?? {};
  return tx
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .where(({ eb, or, and }) =>
      or([
        eb("provider_id", "=", id),
        and([eb("provider_id", "is", null), eb("number", "=", number ? Number(number) : 0)]),
      ]),
    )
    .executeTakeFirst();
}

/** Records a refund that was made manually at the provider. */
async function adoptRefund(tx: Tx, orderId: string, { amount }: PaymentRefund) {
  const reason = "Made at the payment provider.";
  return { id: await insertRefund(tx, { orderId, amount, reason, requestedBy: null }) };
}

type Settled = PaymentRefund & { rowId: string };

async function bookSuccess(tx: Tx, jobs: Pick<Jobs, "queue">, order: LockedOrder, refund: Settled) {
  const { id: providerId, amount, currency, rowId } = refund;
  if (!(await bookRefund(tx, { orderId: order.id, providerId, currency, amount }))) return;
  await settleRow(tx, rowId, "succeeded");
  const isWhole = order.refundedAmount + amount >= order.totalAmount;
  await tx
    .updateTable("orders")
    .set({ refunded_amount: order.refundedAmount + amount })
    .$if(isWhole, (query) => query.set({ status: "refunded" }))
    .where("id", "=", order.id)
    .execute();
  await queueOrderEmail(tx, jobs, { kind: "refunded", orderId: order.id, refundId: rowId });
}

async function bookFailure(tx: Tx, order: LockedOrder, refund: Settled) {
  const { id: providerId, amount, currency, rowId } = refund;
  const before = await tx
    .selectFrom("refunds")
    .select("status")
    .where("id", "=", rowId)
    .executeTakeFirstOrThrow();
  if (before.status === "failed") return;
  await settleRow(tx, rowId, "failed");
  await noteProblem(tx, order.id, `Refund ${providerId} failed: the money is still here.`);
  if (before.status !== "succeeded") return;
  await bookFailedRefund(tx, { orderId: order.id, providerId, currency, amount });
  await tx
    .updateTable("orders")
    .set({ refunded_amount: order.refundedAmount - amount })
    .where("id", "=", order.id)
    .execute();
}

async function settleRow(tx: Tx, id: string, status: "succeeded" | "failed") {
  await tx.updateTable("refunds").set({ status, settled_at: sql`now()` }).where("id", "=", id).execute();
}
