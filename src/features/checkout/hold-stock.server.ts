import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { type Buyer, type Excess, findExcess, type HeldLine, isScarce } from "./hold-limits.ts";
import { holdTimes } from "./hold-times.ts";

type Order = {
  id: string;
  buyer: Buyer;
  lines: readonly { variantId: string; productTitle: string; quantity: number }[];
};
type Held =
  | { ok: true; holdMinutes: number }
  | { ok: false; reason: "out-of-stock"; shortages: { variantId: string; left: number }[] }
  | { ok: false; reason: "over-limit"; buyer: Buyer; excess: Excess }
  | { ok: false; reason: "proof-needed" };

/**
 * Holds the stock of an order, all or nothing. Scarce products are held for a shorter time, and require `proveWork`,
 * which is called last because a proof counts once.
 */
export async function holdStock(
  tx: Tx,
  { id, buyer, lines }: Order,
  { proveWork }: { proveWork: (order: { isScarce: boolean }) => Promise<boolean> },
): Promise<Held> {
  const held = await lockLines(tx, lines);
  const shortages = held
    .filter(({ left, quantity }) => left < quantity)
    .map(({ variantId, left }) => ({ variantId, left }));
  if (shortages.length > 0) return { ok: false, reason: "out-of-stock", shortages };
  const excess = findExcess(buyer, held);
  if (excess) return { ok: false, reason: "over-limit", buyer, excess };
  const scarce = held.some(isScarce);
  if (!(await proveWork({ isScarce: scarce }))) return { ok: false, reason: "proof-needed" };
  const ids = held.map(({ variantId }) => variantId);
  const quantities = held.map(({ quantity }) => quantity);
  await sql`select from reserve_stock(${id}, ${ids}::uuid[], ${quantities}::integer[])`.execute(tx);
  return { ok: true, holdMinutes: scarce ? holdTimes.scarceMinutes : holdTimes.holdMinutes };
}

async function lockLines(tx: Tx, lines: Order["lines"]): Promise<HeldLine[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ id: string; left: number; held: number }>`
    select locked_variant as id, left_over as "left", held
    from lock_stock(${lines.map(({ variantId }) => variantId)}::uuid[])`.execute(tx);
  const stock = new Map(rows.map((row) => [row.id, row]));
  return lines.map(({ variantId, productTitle: title, quantity }) => {
    const { left = 0, held = 0 } = stock.get(variantId) ?? {};
    return { variantId, title, quantity, left, held };
  });
}
