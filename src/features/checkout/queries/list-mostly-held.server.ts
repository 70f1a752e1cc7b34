import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type MostlyHeld = { variantId: string; held: number; stock: number };

/** Variants of which unpaid orders hold more than half. Reads only variants in open orders. */
export async function listMostlyHeld(db: Db): Promise<MostlyHeld[]> {
  const { rows } = await sql<MostlyHeld>`
    select variant_id as "variantId", reserved as held, received - sold as stock from variant_stock
    where reserved * 2 > received - sold and variant_id in (
      select line.variant_id from orders join order_lines line on line.order_id = orders.id
      where orders.status in ('pending', 'processing') and line.holds_stock
    )
    order by reserved desc, variant_id`.execute(db);
  return rows;
}
