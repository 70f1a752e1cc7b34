import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import type { ProductCardData } from "../../components/product-card.tsx";
import { defaultPriceVariant, isSoldOut, priceOf } from "../../rules.ts";
import { presentVariant } from "../present-product.ts";
import { type VariantRow, variantsOf } from "./variant-json.server.ts";

type CardRow = {
  id: string;
  title: string;
  thumbnail: string | null;
  ribbon_text: string | null;
  purchasable: boolean;
  site_product_selection: string | null;
  seller_name: string | null;
  seller_location: string | null;
  variants: VariantRow[];
};
export type RelatedSection = { title: string; cards: ProductCardData[] };

const maxRelated = 8;

/** What is named as related to a product: other products, and the first of a collection. At most eight cards. */
export async function listRelated(db: Db, productId: string): Promise<RelatedSection[]> {
  const { rows } = await sql<CardRow & { section_title: string | null }>`
    select ${cardColumns}, named.section_title
    from (
      select distinct on (id) id, section_title, place, position
      from (
        select related.related_id as id, related.section_title, related.position as place, 0 as position
        from related_products as related
        where related.product_id = ${productId} and related.related_type = 'product'
        union all
        select shelf.product_id, related.section_title, related.position, shelf.position
        from related_products as related
        cross join lateral (
          select product_id, position from product_collections
          where collection_id = related.related_id and product_id <> ${productId}
          order by position, product_id limit ${maxRelated}
        ) as shelf
        where related.product_id = ${productId} and related.related_type = 'collection'
      ) as candidate
      order by id, place, position
    ) as named
    join products as product on product.id = named.id
    left join businesses as seller on seller.id = product.business_id
    where product.status = 'published' and product.deleted_at is null
    order by named.place, named.position, product.id
    limit ${maxRelated}`.execute(db);
  const sections = new Map<string, ProductCardData[]>();
  for (const row of rows) {
    const title = row.section_title ?? "Goes well with it";
    const card = toCard(row);
    if (card) sections.set(title, [...(sections.get(title) ?? []), card]);
  }
  return [...sections].map(([title, cards]) => ({ title, cards }));
}

/** The first goods of a seller, in the order of the catalog. */
export async function listGoods(
  db: Db,
  { businessId, limit }: { businessId: string; limit: number },
): Promise<ProductCardData[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from products as product
    left join businesses as seller on seller.id = product.business_id
    where product.business_id = ${businessId} and product.status = 'published' and product.deleted_at is null
    order by product.position, product.id
    limit ${limit}`.execute(db);
  return rows.flatMap((row) => toCard(row) ?? []);
}

const cardColumns = sql`
  product.id, product.title, product.ribbon_text, product.purchasable, product.site_product_selection,
  coalesce(product.thumbnail, (
    select url from product_media
    where product_id = product.id and type = 'image' order by position, id limit 1
  )) as thumbnail,
  seller.name as seller_name, seller.location as seller_location,
  ${variantsOf(sql.ref("product.id"))} as variants`;

/** Nothing for a product that has no price. */
function toCard(row: CardRow): ProductCardData | null {
  const variants = row.variants.map(presentVariant);
  const shown = defaultPriceVariant(row.site_product_selection, variants);
  if (!shown) return null;
  return {
    id: row.id,
    title: row.title,
    sellerName: row.seller_name,
    sellerPlace: row.seller_location && shortenLocation(row.seller_location),
    imageUrl: row.thumbnail,
    priceInCents: priceOf(shown),
    oldPriceInCents: shown.salePriceInCents === null ? null : shown.priceInCents,
    currency: shown.currency,
    tag: row.ribbon_text,
    isSoldOut: !row.purchasable || variants.every(isSoldOut),
  };
}
