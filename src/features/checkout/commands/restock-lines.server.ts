import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canRestock } from "../permissions.ts";
import { lockOrder } from "../queries/lock-order.server.ts";

type Input = { orderId: string; lines: { variantId: string; quantity: number }[]; note?: string | undefined };
type Result = { ok: true } | { ok: false; reason: "unknown-order" | "too-much" };

/** Returns goods of an order to stock, at most as many as were sold. A refund never does this automatically. */
export async function restockLines(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { orderId, lines, note }: Input,
): Promise<Result> {
  if (!canRestock(actor) || !isUuid(orderId)) return { ok: false, reason: "unknown-order" };
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, reason: "unknown-order" };
    const sold = await countSold(tx, orderId);
    const isTooMuch = lines.some(
      ({ variantId, quantity }) =>
        !Number.isSafeInteger(quantity) || quantity < 1 || quantity > (sold.get(variantId) ?? 0),
    );
    const hasTwice = new Set(lines.map(({ variantId }) => variantId)).size < lines.length;
    if (lines.length === 0 || isTooMuch || hasTwice) return { ok: false, reason: "too-much" };
    const rows = lines.toSorted(byVariant).map(({ variantId, quantity }) => ({
      variant_id: variantId,
      kind: "restock",
      quantity,
      order_id: orderId,
      moved_by: accountOf(actor),
      note: note ?? null,
    }));
    await tx.insertInto("stock_movements").values(rows).execute();
    const subject = { type: "order", id: orderId };
    await audit(tx, actor, { action: "order.restock", subject, after: { lines, note } });
    return { ok: true };
  });
}

/** Rows are locked in id order, as everywhere. */
function byVariant(a: { variantId: string }, b: { variantId: string }) {
  return a.variantId < b.variantId ? -1 : 1;
}

/** How many of each variant this order bought and has not returned. */
async function countSold(tx: Tx, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ variantId: string; left: number }>`
    select variant_id as "variantId", sum(case kind when 'restock' then -quantity else quantity end) as left
    from stock_movements where order_id = ${orderId} and kind in ('sell', 'sell_late', 'restock')
    group by variant_id`.execute(tx);
  return new Map(rows.map(({ variantId, left }) => [variantId, left]));
}
