import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type InfoText, writeBlocks, writeNames, writeOptions } from "../product-text.ts";
import { listOptions } from "./list-options.server.ts";

type Row = {
  id: string;
  title: string;
  subtitle: string | null;
  ribbon_text: string | null;
  description: string | null;
  status: "draft" | "published";
  purchasable: boolean;
  isWithdrawn: boolean;
  version: string;
  businessId: string | null;
  seller: string | null;
  isSellerAmbiguous: boolean;
  collections: string[];
  info: InfoText[];
};

/** A product as its editor shows it: lists as text. */
export async function findProductText(db: Db, id: string) {
  const { rows } = await sql<Row>`
    select p.id, p.title, p.subtitle, p.ribbon_text, p.description, p.status, p.purchasable,
      p.deleted_at is not null as "isWithdrawn",
      (extract(epoch from p.updated_at) * 1000000)::bigint::text as version,
      p.business_id as "businessId", b.name as seller,
      exists (
        select from businesses others where lower(others.name) = lower(b.name) and others.id <> b.id
      ) as "isSellerAmbiguous",
      array(
        select c.title from product_collections pc join collections c on c.id = pc.collection_id
        where pc.product_id = p.id order by c.title
      ) as collections,
      (
        select coalesce(json_agg(json_build_object('title', i.title, 'description', coalesce(i.description, ''))
          order by i.position, i.id), '[]')
        from product_additional_info i where i.product_id = p.id
      ) as info
    from products p left join businesses b on b.id = p.business_id
    where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { collections, info, businessId, seller, isSellerAmbiguous, ...product } = row;
  return {
    ...product,
    seller: isSellerAmbiguous ? `/business/${businessId}` : seller,
    collections: writeNames(collections),
    additional_info: writeBlocks(info),
    options: writeOptions(await listOptions(db, id)),
  };
}
