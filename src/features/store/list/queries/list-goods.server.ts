import { sql } from "kysely";
import { defineKeyset, integer, text, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type StoreSort, storeList } from "../input.ts";
import { type GoodsFilters, goodsConditions } from "./match-goods.server.ts";

/** The orders of the goods; each has its index. */
export const goodsOrder = defineKeyset<StoreSort>({
  newest: { direction: "desc", keys: [time("listed_at"), uuid("product_id")] },
  "price-up": { direction: "asc", keys: [integer("price"), uuid("product_id")] },
  "price-down": { direction: "desc", keys: [integer("price"), uuid("product_id")] },
  name: { direction: "asc", keys: [text("folded_title"), uuid("product_id")] },
});

type Page = { sort: StoreSort; after: string };
export type Good = Awaited<ReturnType<typeof listGoods>>["items"][number];

/** One page of the goods that match. */
export async function listGoods(db: Db, filters: GoodsFilters, { sort, after }: Page) {
  const page = { sort, after, limit: storeList.perPage };
  const conditions = goodsConditions(filters);
  const rows = await db
    .selectFrom("store_listings")
    .select(["product_id", "title", "ribbon_text", "image_url", "price", "old_price", "is_in_stock"])
    .select(["left_over", "seller_name", "seller_location"])
    .$if(conditions.length > 0, (query) => query.where(sql<boolean>`${sql.join(conditions, sql` and `)}`))
    .$call(goodsOrder.select(page))
    .execute();
  return goodsOrder.page(rows, page);
}
