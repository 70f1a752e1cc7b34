import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { canSettleOrder } from "../../admin/permissions.ts";
import { lockUnmatchedPayment } from "../queries/lock-unmatched-payment.server.ts";

type Input = { paymentId: string; note: string | null };
type Result = { ok: true } | Refused<"unknown-payment" | "already-so">;

/** Removes a payment without an order from the queue. The money stays and can still be refunded later. */
export async function dismissPayment(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { paymentId, note }: Input,
): Promise<Result> {
  if (!canSettleOrder(actor)) return { ok: false, reason: "unknown-payment" };
  return transact(db, async (tx): Promise<Result> => {
    const payment = await lockUnmatchedPayment(tx, paymentId);
    if (!payment) return { ok: false, reason: "unknown-payment" };
    if (payment.status !== "open") return { ok: false, reason: "already-so" };
    await tx
      .updateTable("unmatched_payments")
      .set({ status: "dismissed", note, settled_at: sql<Date>`now()` })
      .where("payment_id", "=", paymentId)
      .execute();
    await audit(tx, actor, {
      action: "payment.dismiss",
      subject: { type: "payment", id: paymentId },
      before: { status: "open" },
      after: { status: "dismissed", note },
    });
    return { ok: true };
  });
}
