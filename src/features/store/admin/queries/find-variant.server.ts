import type { Db } from "#platform/db/open-database.server.ts";

/** A variant of a product as its editor shows it. */
export function findVariant(db: Db, productId: string, variantId: string) {
  return db
    .selectFrom("product_variants as variant")
    .leftJoin("variant_prices as price", (join) =>
      join.onRef("price.variant_id", "=", "variant.id").on("price.currency_code", "=", "usd"),
    )
    .select(["variant.id", "variant.title", "variant.sku", "weight_grams", "manage_inventory"])
    .select(["price.amount as price", "price.sale_amount as sale_price"])
    .where("variant.product_id", "=", productId)
    .where("variant.id", "=", variantId)
    .executeTakeFirst();
}
