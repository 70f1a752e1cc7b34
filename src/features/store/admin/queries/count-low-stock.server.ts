import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** How many variants run low, counted up to what the badge says. */
export async function countLowStock(db: Db): Promise<number> {
  const { rows } = await sql<{ low: number }>`
    select count(*)::integer as low from (
      select from low_stock
      join product_variants v on v.id = low_stock.variant_id and v.manage_inventory
      join products p on p.id = v.product_id and p.status = 'published' and p.deleted_at is null
      where low_stock.left_over <= 5 limit ${maxCounted}
    ) as counted`.execute(db);
  return rows[0]?.low ?? 0;
}
