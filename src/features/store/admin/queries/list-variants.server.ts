import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type AdminVariant = {
  id: string;
  title: string;
  sku: string | null;
  price: number | null;
  salePrice: number | null;
  isCounted: boolean;
  left: number;
};

const maxListed = 200;

/** The variants of a product with price and stock, in their order. */
export async function listVariants(db: Db, productId: string): Promise<AdminVariant[]> {
  const { rows } = await sql<AdminVariant>`
    select v.id, v.title, v.sku, c.amount as price, c.sale_amount as "salePrice",
      v.manage_inventory as "isCounted", coalesce(s.inventory_quantity, 0) as left
    from product_variants v
    left join variant_prices c on c.variant_id = v.id and c.currency_code = 'usd'
    left join variant_stock s on s.variant_id = v.id
    where v.product_id = ${productId} order by v.position, v.id limit ${maxListed}`.execute(db);
  return rows;
}
