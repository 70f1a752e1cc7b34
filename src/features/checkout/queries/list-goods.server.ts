import type { Db } from "#platform/db/open-database.server.ts";

export type Goods = Awaited<ReturnType<typeof listGoods>>[number];

/** Those of these variants that are on sale in a currency, with the fields that an order stores. */
export function listGoods(db: Db, { ids, currency }: { ids: readonly string[]; currency: string }) {
  return db
    .selectFrom("product_variants as variant")
    .innerJoin("products as product", "product.id", "variant.product_id")
    .innerJoin("variant_prices as price", "price.variant_id", "variant.id")
    .leftJoin("businesses as seller", "seller.id", "product.business_id")
    .select(["variant.id as variantId", "variant.title as variantTitle", "variant.sku"])
    .select(["variant.manage_inventory as managesInventory", "product.id as productId"])
    .select(["product.title as productTitle", "product.business_id as businessId"])
    .select(["seller.name as sellerName", "seller.location as sellerPlace"])
    .select(({ fn, ref }) => [
      fn.coalesce(ref("price.sale_amount"), ref("price.amount")).as("unitAmount"),
      fn.coalesce(ref("variant.image_url"), ref("product.thumbnail")).as("imageUrl"),
    ])
    .where("variant.id", "in", [...ids])
    .where("price.currency_code", "=", currency)
    .where("product.status", "=", "published")
    .where("product.deleted_at", "is", null)
    .where("product.purchasable", "=", true)
    .execute();
}
