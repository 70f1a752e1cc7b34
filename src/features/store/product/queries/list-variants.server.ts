import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type VariantRow, variantsOf } from "./variant-json.server.ts";

/** The variants of published products, in the order in which the products are named. */
export async function listVariants(db: Db, productIds: readonly string[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ variants: VariantRow[] }>`
    select ${variantsOf(sql.ref("product.id"))} as variants
    from unnest(${[...productIds]}::uuid[]) with ordinality as named (id, place)
    join products as product on product.id = named.id
    where product.status = 'published' and product.deleted_at is null
    order by named.place`.execute(db);
  return rows.flatMap(({ variants }) => variants);
}
