import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Products } from "#platform/db/tables.ts";

type TestVariant = {
  title: string;
  amount?: number;
  saleAmount?: number | null;
  currency?: string;
  imageUrl?: string | null;
  sku?: string | null;
  /** Units in stock; null for untracked inventory. */
  stock?: number | null;
  /** By option title. */
  options?: Record<string, string>;
};

/** Adds a published product with its options and variants, and returns their ids. */
export async function addProduct(
  db: Db,
  {
    variants = [{ title: "One size" }],
    ...values
  }: Partial<Insertable<Products>> & { variants?: TestVariant[] },
) {
  const { id } = await db
    .insertInto("products")
    .values({ title: "Harvest Throw", status: "published", ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  const optionValues = await addOptions(db, id, variants);
  const variantIds: string[] = [];
  for (const [position, variant] of variants.entries()) {
    const { stock = 7, amount = 15000, saleAmount = null, currency = "usd" } = variant;
    const added = await db
      .insertInto("product_variants")
      .values({
        product_id: id,
        title: variant.title,
        image_url: variant.imageUrl ?? null,
        sku: variant.sku ?? null,
        manage_inventory: stock !== null,
        weight_grams: 900,
        position,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    variantIds.push(added.id);
    await db
      .insertInto("variant_prices")
      .values({ variant_id: added.id, currency_code: currency, amount, sale_amount: saleAmount })
      .execute();
    if (stock) await receiveStock(db, added.id, stock);
    for (const [title, value] of Object.entries(variant.options ?? {})) {
      const chosen = optionValues.get(`${title}: ${value}`);
      if (chosen)
        await db
          .insertInto("variant_option_values")
          .values({ variant_id: added.id, ...chosen })
          .execute();
    }
  }
  return { id, variantIds };
}

/** Changes the stock of a variant, like a delivery or a correction. */
export async function receiveStock(db: Db, variantId: string, quantity: number) {
  const kind = quantity > 0 ? "receive" : "correct";
  await db.insertInto("stock_movements").values({ variant_id: variantId, kind, quantity }).execute();
}

/** Adds every option and value that the variants name. */
async function addOptions(db: Db, productId: string, variants: readonly TestVariant[]) {
  const ids = new Map<string, { option_id: string; option_value_id: string }>();
  const titles = [...new Set(variants.flatMap(({ options = {} }) => Object.keys(options)))];
  for (const [position, title] of titles.entries()) {
    const option = await db
      .insertInto("product_options")
      .values({ product_id: productId, title, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    const values = [...new Set(variants.flatMap(({ options = {} }) => options[title] ?? []))];
    for (const [order, value] of values.entries()) {
      const added = await db
        .insertInto("product_option_values")
        .values({ option_id: option.id, value, position: order })
        .returning("id")
        .executeTakeFirstOrThrow();
      ids.set(`${title}: ${value}`, { option_id: option.id, option_value_id: added.id });
    }
  }
  return ids;
}
