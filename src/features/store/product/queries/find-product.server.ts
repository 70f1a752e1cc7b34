import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { type VariantRow, variantsOf } from "./variant-json.server.ts";

/** A product with all that belongs to it, each list in its order. */
export type ProductRow = {
  id: string;
  title: string;
  subtitle: string | null;
  ribbon_text: string | null;
  /** Sanitized HTML. */
  description: string | null;
  thumbnail: string | null;
  status: string;
  purchasable: boolean;
  position: number;
  site_product_selection: string | null;
  type_value: string | null;
  metadata: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  media: { id: string; url: string; type: "image" | "video"; position: number }[];
  options: { id: string; title: string; values: { id: string; value: string }[] }[];
  variants: VariantRow[];
  collections: { collection_id: string; position: number }[];
  additional_info: { id: string; title: string; description: string | null; position: number }[];
  custom_fields: { id: string; title: string; is_required: boolean }[];
  related: {
    id: string;
    section_title: string | null;
    related_type: "product" | "collection";
    related_id: string;
    position: number;
  }[];
  seller: SellerRow | null;
};
type SellerRow = {
  id: string;
  name: string;
  location: string | null;
  media: string | null;
  average_rating: number;
  review_count: number;
};

/** A published product; undefined for drafts, for what was withdrawn, and for what never was. */
export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await selectProduct(db, { id });
  return row;
}

// One statement: a page and its stock must be of one moment.
const selectProduct = prepareStatement(
  (_db, param: Param<{ id: string }>) => sql<ProductRow>`
    select
      product.id, product.title, product.subtitle, product.ribbon_text, product.description, product.thumbnail,
      product.status, product.purchasable, product.position, product.site_product_selection, product.type_value,
      product.metadata, product.created_at, product.updated_at, product.deleted_at,
      (
        select coalesce(json_agg(json_build_object(
          'id', media.id, 'url', media.url, 'type', media.type, 'position', media.position
        ) order by media.position, media.id), '[]')
        from product_media as media where media.product_id = product.id
      ) as media,
      (
        select coalesce(json_agg(json_build_object(
          'id', option.id, 'title', option.title, 'values', (
            select coalesce(json_agg(
              json_build_object('id', value.id, 'value', value.value) order by value.position, value.id
            ), '[]')
            from product_option_values as value where value.option_id = option.id
          )
        ) order by option.position, option.id), '[]')
        from product_options as option where option.product_id = product.id
      ) as options,
      ${variantsOf(sql.ref("product.id"))} as variants,
      (
        select coalesce(json_agg(json_build_object(
          'collection_id', shelf.collection_id, 'position', shelf.position
        ) order by shelf.position, shelf.collection_id), '[]')
        from product_collections as shelf where shelf.product_id = product.id
      ) as collections,
      (
        select coalesce(json_agg(json_build_object(
          'id', info.id, 'title', info.title, 'description', info.description, 'position', info.position
        ) order by info.position, info.id), '[]')
        from product_additional_info as info where info.product_id = product.id
      ) as additional_info,
      (
        select coalesce(json_agg(json_build_object(
          'id', field.id, 'title', field.title, 'is_required', field.is_required
        ) order by field.position, field.id), '[]')
        from product_custom_fields as field where field.product_id = product.id
      ) as custom_fields,
      (
        select coalesce(json_agg(json_build_object(
          'id', related.id, 'section_title', related.section_title, 'related_type', related.related_type,
          'related_id', related.related_id, 'position', related.position
        ) order by related.position, related.id), '[]')
        from related_products as related where related.product_id = product.id
      ) as related,
      (
        select json_build_object(
          'id', seller.id, 'name', seller.name, 'location', seller.location,
          'media', seller.media, 'average_rating', seller.average_rating, 'review_count', seller.review_count
        )
        from directory as seller where seller.id = product.business_id
      ) as seller
    from products as product
    where product.id = ${param("id")} and product.status = 'published' and product.deleted_at is null`,
);
