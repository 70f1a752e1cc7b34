import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { canRefund } from "../../permissions.ts";
import { refundPaymentJob } from "../jobs/refund-payment-job.ts";
import { lockUnmatchedPayment } from "../queries/lock-unmatched-payment.server.ts";

type Input = { paymentId: string; note: string | null };
type Result = { ok: true } | Refused<"unknown-payment" | "already-so">;

/** Refunds a payment without an order in full, even a dismissed one. A job sends it to the provider. */
export async function refundPayment(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  { paymentId, note }: Input,
): Promise<Result> {
  if (!canRefund(actor)) return { ok: false, reason: "unknown-payment" };
  return transact(db, async (tx): Promise<Result> => {
    const payment = await lockUnmatchedPayment(tx, paymentId);
    if (!payment) return { ok: false, reason: "unknown-payment" };
    const { status, amount, currency } = payment;
    if (status !== "open" && status !== "dismissed") return { ok: false, reason: "already-so" };
    await tx
      .updateTable("unmatched_payments")
      .set({ status: "refunding", note, problem: null, settled_at: null })
      .where("payment_id", "=", paymentId)
      .execute();
    await jobs.queue(tx, refundPaymentJob, { paymentId });
    await audit(tx, actor, {
      action: "payment.refund",
      subject: { type: "payment", id: paymentId },
      before: { status },
      after: { status: "refunding", amount, currency, note },
    });
    return { ok: true };
  });
}
