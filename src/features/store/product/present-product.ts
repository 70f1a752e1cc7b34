import { shortenLocation } from "#platform/geo/us-states.ts";
import type { Variant } from "../rules.ts";
import { sanitizeDescription } from "../sanitize-description.server.ts";
import { htmlToText } from "./html-to-text.ts";
import type { ProductRow } from "./queries/find-product.server.ts";
import type { VariantRow } from "./queries/variant-json.server.ts";

export type ProductView = ReturnType<typeof presentProduct>;

/** A product as its page shows it. */
export function presentProduct(row: ProductRow) {
  const { seller } = row;
  // Sanitized when it is written, and again here: rows may come from elsewhere than our forms.
  const descriptionHtml = sanitizeDescription(row.description ?? "");
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ribbonText: row.ribbon_text,
    descriptionHtml,
    descriptionText: htmlToText(descriptionHtml),
    isPurchasable: row.purchasable,
    priceSelection: row.site_product_selection,
    pictures: listPictures(row),
    options: row.options.map(({ id, title, values }) => ({
      id,
      title,
      values: values.map(({ value }) => value),
    })),
    variants: row.variants.map(presentVariant),
    info: row.additional_info.map(({ id, title, description }) => ({
      id,
      title,
      html: sanitizeDescription(description ?? ""),
    })),
    seller: seller && {
      id: seller.id,
      name: seller.name,
      place: seller.location && shortenLocation(seller.location),
      picture: seller.media,
      rating: seller.average_rating,
      reviewCount: seller.review_count,
    },
  };
}

/** A variant as pages and the cart know it. */
export function presentVariant(row: VariantRow): Variant {
  const [price] = row.prices;
  if (!price) throw new Error(`The variant ${row.id} has no price.`);
  return {
    id: row.id,
    title: row.title,
    imageUrl: row.image_url,
    sku: row.sku,
    priceInCents: price.amount,
    salePriceInCents: price.sale_amount,
    currency: price.currency,
    managesInventory: row.manage_inventory,
    inventoryQuantity: row.inventory_quantity,
    options: row.options.map(({ option_id, value }) => ({ optionId: option_id, value })),
  };
}

/** The gallery: the product's own pictures, then those of variants that are not among them. */
function listPictures({ media, thumbnail, variants }: ProductRow): string[] {
  const own = media.filter(({ type }) => type === "image").map(({ url }) => url);
  const first = own.length === 0 && thumbnail ? [thumbnail] : own;
  return [...new Set([...first, ...variants.flatMap(({ image_url }) => image_url ?? [])])];
}
