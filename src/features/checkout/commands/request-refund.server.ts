import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { addRefund } from "../add-refund.server.ts";
import { canRefund } from "../permissions.ts";
import { lockOrder } from "../queries/lock-order.server.ts";
import { refundableAmount } from "../rules.ts";

type Needs = Pick<Services, "db" | "jobs">;
type Input = {
  orderId: string;
  /** In cents; null for everything that is left. */
  amount: number | null;
  reason: string | null;
};
type Result =
  | { ok: true; refundId: string; amount: number }
  | { ok: false; reason: "unknown-order" | "not-paid" | "too-much" };

/** Refunds an order in full or in part. Only records the refund; a job sends it. Does not change the stock. */
export async function requestRefund({ db, jobs }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canRefund(actor) || !isUuid(input.orderId)) return { ok: false, reason: "unknown-order" };
  return transact(db, async (tx) => {
    const { orderId, reason } = input;
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, reason: "unknown-order" };
    if (!order.paymentId) return { ok: false, reason: "not-paid" };
    const refunds = await tx
      .selectFrom("refunds")
      .select(["amount", "status"])
      .where("order_id", "=", orderId)
      .execute();
    const left = refundableAmount({ totalAmount: order.totalAmount, refunds });
    const amount = input.amount ?? left;
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
      return { ok: false, reason: "too-much" };
    const refundId = await addRefund(tx, jobs, { orderId, amount, reason, requestedBy: accountOf(actor) });
    const after = { refund: refundId, amount, reason };
    await audit(tx, actor, { action: "order.refund", subject: { type: "order", id: orderId }, after });
    return { ok: true, refundId, amount };
  });
}
