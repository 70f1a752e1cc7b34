import { formatPrice } from "./exports/format-price.ts";
import type { ProductRow } from "./product/queries/find-product.server.ts";
import type { VariantRow } from "./product/queries/variant-json.server.ts";

/** A product in the names of the store API. */
export function toApiProduct(row: ProductRow) {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ribbon_text: row.ribbon_text,
    description: row.description,
    thumbnail: row.thumbnail,
    status: row.status,
    purchasable: row.purchasable,
    order: row.position,
    site_product_selection: row.site_product_selection,
    media: row.media.map(({ id, url, type, position }) => ({ id, url, type, order: position })),
    options: row.options.map(({ id, title, values }) => ({
      id,
      title,
      values: values.map((value) => ({ id: value.id, option_id: id, value: value.value })),
    })),
    variants: row.variants.map(toApiVariant),
    product_collections: row.collections.map(({ collection_id, position }) => ({
      product_id: row.id,
      collection_id,
      order: position,
    })),
    additional_info: row.additional_info.map(({ id, title, description, position }) => ({
      id,
      order: position,
      title,
      description,
    })),
    type: { value: row.type_value },
    custom_fields: row.custom_fields.map(({ id, title, is_required }) => ({ id, title, is_required })),
    related_products: row.related.map(({ id, section_title, related_type, related_id, position }) => ({
      id,
      section_title,
      related_type,
      related_id,
      position,
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    metadata: row.metadata,
  };
}

/** A variant in the names of the store API. The first of its prices is the one it is sold at. */
export function toApiVariant(row: VariantRow) {
  const [price] = row.prices;
  if (!price) throw new Error(`The variant ${row.id} has no price.`);
  const { amount, sale_amount, currency } = price;
  return {
    id: row.id,
    product_id: row.product_id,
    title: row.title,
    image_url: row.image_url,
    sku: row.sku,
    prices: row.prices.map((one) => ({
      amount: one.amount,
      sale_amount: one.sale_amount,
      currency_code: one.currency.code,
      currency: {
        code: one.currency.code,
        symbol: one.currency.symbol,
        template: one.currency.template,
      },
    })),
    currency_code: currency.code,
    price_in_cents: amount,
    sale_price_in_cents: sale_amount,
    price_formatted: formatPrice(amount, currency),
    sale_price_formatted: sale_amount === null ? null : formatPrice(sale_amount, currency),
    manage_inventory: row.manage_inventory,
    weight: row.weight_grams,
    options: row.options.map(({ id, option_id, value }) => ({ id, option_id, value })),
    inventory_quantity: row.inventory_quantity,
  };
}
