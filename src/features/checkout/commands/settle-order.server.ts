import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { canSettleOrder } from "../admin/permissions.ts";

type Result = { ok: true } | Refused<"unknown-order" | "already-so">;

/** Marks an order's problem as settled. The audit log keeps the problem. */
export async function settleOrder(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<Result> {
  if (!canSettleOrder(actor) || !isUuid(orderId)) return { ok: false, reason: "unknown-order" };
  return transact(db, async (tx): Promise<Result> => {
    const order = await tx
      .selectFrom("orders")
      .select("problem")
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return { ok: false, reason: "unknown-order" };
    if (!order.problem) return { ok: false, reason: "already-so" };
    await tx.updateTable("orders").set({ problem: null }).where("id", "=", orderId).execute();
    await audit(tx, actor, {
      action: "order.settle",
      subject: { type: "order", id: orderId },
      before: { problem: order.problem },
      after: { problem: null },
    });
    return { ok: true };
  });
}
