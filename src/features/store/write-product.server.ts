import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { ProductFields, VariantFields } from "./admin/input.ts";
import type { InfoText, OptionText } from "./admin/product-text.ts";
import { sanitizeDescription } from "./sanitize-description.server.ts";

const storeCurrency = "usd";

/** A product's own columns as they are stored. */
export function columnsOf(fields: ProductFields, businessId: string | null) {
  const { title, subtitle, ribbon_text, description, status, purchasable } = fields;
  const html = sanitizeDescription(description);
  return {
    title,
    subtitle,
    ribbon_text,
    status,
    purchasable,
    business_id: businessId,
    description: html || null,
  };
}

/** Puts a product into these collections, and makes those that are new. */
export async function writeCollections(tx: Tx, productId: string, titles: readonly string[]) {
  for (const title of titles)
    await tx
      .insertInto("collections")
      .values({ title })
      .onConflict((conflict) => conflict.column("title").doNothing())
      .execute();
  const wanted =
    titles.length === 0
      ? []
      : await tx.selectFrom("collections").select("id").where("title", "in", titles).orderBy("id").execute();
  const ids = wanted.map(({ id }) => id);
  await tx
    .deleteFrom("product_collections")
    .where("product_id", "=", productId)
    .where("collection_id", "!=", sql<string>`all (${ids}::uuid[])`)
    .execute();
  if (ids.length > 0)
    await tx
      .insertInto("product_collections")
      .values(ids.map((collection_id) => ({ product_id: productId, collection_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Replaces the blocks of additional information. */
export async function writeInfo(tx: Tx, productId: string, blocks: readonly InfoText[]) {
  await tx.deleteFrom("product_additional_info").where("product_id", "=", productId).execute();
  const rows = blocks.map(({ title, description }, position) => ({
    product_id: productId,
    title,
    position,
    description: sanitizeDescription(description) || null,
  }));
  if (rows.length > 0) await tx.insertInto("product_additional_info").values(rows).execute();
}

export type StoredOption = { id: string; title: string; values: Map<string, string> };

/** Adds options and values that are new and puts all in this order; what is not named is left alone. */
export async function writeOptions(
  tx: Tx,
  productId: string,
  options: readonly OptionText[],
): Promise<StoredOption[]> {
  const stored: StoredOption[] = [];
  for (const [position, { title, values }] of options.entries()) {
    const { id } = await tx
      .insertInto("product_options")
      .values({ product_id: productId, title, position })
      .onConflict((conflict) => conflict.columns(["product_id", "title"]).doUpdateSet({ position }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = await tx
      .insertInto("product_option_values")
      .values(values.map((value, index) => ({ option_id: id, value, position: index })))
      .onConflict((conflict) =>
        conflict.columns(["option_id", "value"]).doUpdateSet({ position: sql<number>`excluded.position` }),
      )
      .returning(["id", "value"])
      .execute();
    stored.push({ id, title, values: new Map(rows.map((row) => [row.value, row.id])) });
  }
  return stored;
}

type NewVariant = {
  productId: string;
  title: string;
  position: number;
  fields: Omit<VariantFields, "title">;
};

/** Adds a variant with its price; the database adds its stock. */
export async function insertVariant(
  tx: Tx,
  { productId, title, position, fields }: NewVariant,
): Promise<string> {
  const { sku, weight_grams, manage_inventory } = fields;
  const { id } = await tx
    .insertInto("product_variants")
    .values({ product_id: productId, title, position, sku, weight_grams, manage_inventory })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writePrice(tx, id, fields);
  return id;
}

export async function writePrice(
  tx: Tx,
  variantId: string,
  fields: Pick<VariantFields, "price" | "sale_price">,
) {
  const prices = { amount: fields.price, sale_amount: fields.sale_price };
  await tx
    .insertInto("variant_prices")
    .values({ variant_id: variantId, currency_code: storeCurrency, ...prices })
    .onConflict((conflict) => conflict.columns(["variant_id", "currency_code"]).doUpdateSet(prices))
    .execute();
}

/** Gives a variant one value of each option. */
export async function writeValues(
  tx: Tx,
  variantId: string,
  options: readonly StoredOption[],
  values: readonly string[],
) {
  const rows = options.flatMap((option, index) => {
    const option_value_id = option.values.get(values[index] ?? "");
    return option_value_id ? [{ variant_id: variantId, option_id: option.id, option_value_id }] : [];
  });
  await tx.deleteFrom("variant_option_values").where("variant_id", "=", variantId).execute();
  if (rows.length > 0) await tx.insertInto("variant_option_values").values(rows).execute();
}

/** A picture at the end of a product's pictures. The first one also stands for the product in lists. */
export async function insertPicture(tx: Tx, productId: string, url: string) {
  await sql`
    insert into product_media (product_id, url, position)
    select ${productId}, ${url}, coalesce(max(position) + 1, 0) from product_media where product_id = ${productId}
  `.execute(tx);
  await setThumbnail(tx, productId);
}

/** The first picture stands for the product. */
export async function setThumbnail(tx: Tx, productId: string) {
  await sql`
    update products set thumbnail = (
      select url from product_media where product_id = ${productId} and type = 'image' order by position, id limit 1
    ) where id = ${productId}`.execute(tx);
}

/** Turns a seller who was deleted meanwhile into a refusal. */
export function refuseGoneSeller(error: unknown): { ok: false; reason: "unknown-seller" } {
  if ((error as { constraint?: string }).constraint !== "products_business_id_fkey") throw error;
  return { ok: false, reason: "unknown-seller" };
}

/** Turns a number that is taken into a refusal. */
export function refuseTakenSku(error: unknown): { ok: false; reason: "sku-taken" } {
  if ((error as { constraint?: string }).constraint !== "product_variants_sku_key") throw error;
  return { ok: false, reason: "sku-taken" };
}
