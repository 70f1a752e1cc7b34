import { sql } from "kysely";
import { defineKeyset, type KeysetRow, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type AdminProductQuery, adminProductList } from "../products-query.ts";

export type AdminProduct = {
  id: string;
  title: string;
  status: "draft" | "published";
  isWithdrawn: boolean;
  imageUrl: string | null;
  seller: string | null;
  price: number | null;
  /** How many are left; null if no variant is counted. */
  left: number | null;
  variants: number;
};

export const productOrder = defineKeyset({
  title: { direction: "asc", keys: [lowerText("title"), uuid("id")] },
});

/** Counting stops here: beyond it, the count says "1,000+". */
const maxCounted = 1_000;

/** One page of the products by title, whatever their state, and how many there are. */
export async function listProducts(db: Db, { search, status, after }: AdminProductQuery) {
  const page = { sort: "title", after, limit: adminProductList.perPage } as const;
  const escaped = search.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  const where = sql.join(
    [
      sql`true`,
      ...(search ? [sql`lower(title) like ${`%${escaped}%`}`] : []),
      ...(status === "withdrawn" ? [sql`deleted_at is not null`] : []),
      ...(status === "draft" || status === "published"
        ? [sql`deleted_at is null and status = ${status}`]
        : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<AdminProduct & KeysetRow>`
    with page as materialized (
      select id, title, status, deleted_at, thumbnail, business_id, ${productOrder.keysOf("title")} as keyset
      from products where ${where} and ${productOrder.comesAfter("title", after)}
      order by lower(title), id limit ${page.limit + 1}
    )
    select page.id, page.title, page.status, page.deleted_at is not null as "isWithdrawn",
      page.thumbnail as "imageUrl", businesses.name as seller, variants.price, variants.left, variants.variants, page.keyset
    from page
    left join businesses on businesses.id = page.business_id
    cross join lateral (
      select min(coalesce(prices.sale_amount, prices.amount)) as price, count(*)::integer as variants,
        (sum(stock.inventory_quantity) filter (where product_variants.manage_inventory))::integer as left
      from product_variants
      left join variant_prices prices on prices.variant_id = product_variants.id and prices.currency_code = 'usd'
      left join variant_stock stock on stock.variant_id = product_variants.id
      where product_variants.product_id = page.id
    ) as variants
    order by lower(page.title), page.id`.execute(db);
  const counted = await sql<{ found: number }>`
    select count(*)::integer as found from (select from products where ${where} limit ${maxCounted + 1}) as matching
  `.execute(db);
  const found = counted.rows[0]?.found ?? 0;
  const total = { count: Math.min(found, maxCounted), isCapped: found > maxCounted };
  return { ...productOrder.page(rows, page), total };
}
