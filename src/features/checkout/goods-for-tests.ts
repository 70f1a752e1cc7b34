import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Products } from "#platform/db/tables.ts";

type TestVariant = {
  title?: string;
  amount?: number;
  saleAmount?: number | null;
  currency?: string;
  /** Units in stock; null for untracked inventory. */
  stock?: number | null;
};
type TestGoods = Partial<Insertable<Products>> & { variants?: TestVariant[] };

/** Adds a published product with its variants, priced and in stock. */
export async function addGoods(db: Db, { variants = [{}], ...values }: TestGoods = {}) {
  const { id } = await db
    .insertInto("products")
    .values({ title: "Harvest Throw", status: "published", ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  const variantIds: string[] = [];
  for (const [position, variant] of variants.entries())
    variantIds.push(await addVariant(db, { product_id: id, position }, variant));
  return { id, variantIds };
}

async function addVariant(db: Db, place: { product_id: string; position: number }, variant: TestVariant) {
  const { title = "One size", stock = 7, amount = 15000, saleAmount = null, currency = "usd" } = variant;
  const { id } = await db
    .insertInto("product_variants")
    .values({ ...place, title, manage_inventory: stock !== null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("variant_prices")
    .values({ variant_id: id, currency_code: currency, amount, sale_amount: saleAmount })
    .execute();
  if (stock)
    await db
      .insertInto("stock_movements")
      .values({ variant_id: id, kind: "receive", quantity: stock })
      .execute();
  return id;
}
