import { sql } from "kysely";
import { defineKeyset, integer, type KeysetRow, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type StockQuery, stockList } from "../stock-query.ts";

export type StockRow = {
  id: string;
  productId: string;
  productTitle: string;
  title: string;
  sku: string | null;
  imageUrl: string | null;
  seller: string | null;
  received: number;
  held: number;
  sold: number;
  left: number;
};

const stockOrder = defineKeyset({
  low: { direction: "asc", keys: [integer("left_over"), uuid("variant_id")] },
  title: { direction: "asc", keys: [lowerText("productTitle"), uuid("id")] },
});

/** Searching and showing everything goes by title; otherwise what runs low comes first. */
const sortOf = ({ search, show }: StockQuery) => (search || show ? "title" : "low");

export const isStockCursor = (query: StockQuery) =>
  stockOrder.isCursor({ after: query.after, sort: sortOf(query) });

const columns = sql`
  v.id, v.product_id as "productId", p.title as "productTitle", v.title, v.sku, p.thumbnail as "imageUrl",
  b.name as seller, s.received, s.reserved as held, s.sold, s.inventory_quantity as left`;

/** One page of the variants whose stock is counted. */
export async function listStock(db: Db, query: StockQuery) {
  const sort = sortOf(query);
  const page = { sort, after: query.after, limit: stockList.perPage } as const;
  const { rows } = await (sort === "low"
    ? listLow(db, query.after, page.limit)
    : listByTitle(db, query, page.limit));
  return stockOrder.page(rows, page);
}

function listLow(db: Db, after: string, limit: number) {
  return sql<StockRow & KeysetRow>`
    select ${columns}, ${stockOrder.keysOf("low", "low_stock")} as keyset
    from low_stock
    join product_variants v on v.id = low_stock.variant_id and v.manage_inventory
    join products p on p.id = v.product_id and p.deleted_at is null
    join variant_stock s on s.variant_id = v.id
    left join businesses b on b.id = p.business_id
    where ${stockOrder.comesAfter("low", after, "low_stock")}
    order by low_stock.left_over, low_stock.variant_id limit ${limit + 1}`.execute(db);
}

/** By product, with all variants of one product side by side. */
function listByTitle(db: Db, { search, after }: StockQuery, limit: number) {
  const escaped = search.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  const matches = search ? sql`lower(p.title) like ${`%${escaped}%`}` : sql`true`;
  return sql<StockRow & KeysetRow>`
    select place.*, ${stockOrder.keysOf("title", "place")} as keyset
    from (
      select ${columns} from products p
      join product_variants v on v.product_id = p.id and v.manage_inventory
      join variant_stock s on s.variant_id = v.id
      left join businesses b on b.id = p.business_id
      where p.deleted_at is null and ${matches}
    ) as place
    where ${stockOrder.comesAfter("title", after, "place")}
    order by lower(place."productTitle"), place.id limit ${limit + 1}`.execute(db);
}
