import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";

/** Ends the hold of an order: the stock is sold or released. Rows are locked in id order, as everywhere. */
export async function endHold(tx: Tx, orderId: string, end: "sell" | "release"): Promise<void> {
  await sql`
    insert into stock_movements (variant_id, kind, quantity, order_id)
    select variant_id, ${end}::text, quantity, order_id from order_lines
    where order_id = ${orderId} and holds_stock order by variant_id`.execute(tx);
}

/** Sells to an order whose hold has ended, all or nothing. False if something is sold out. */
export async function sellLate(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select coalesce(array_agg(variant_id), '{}') as variants, coalesce(array_agg(quantity), '{}') as quantities
      from order_lines where order_id = ${orderId} and holds_stock
    ) as wanted, sell_stock_late(${orderId}, wanted.variants, wanted.quantities)`.execute(tx);
  return rows.length === 0;
}
