import { type RawBuilder, sql } from "kysely";
import { containsFolded } from "#platform/db/contains-folded.server.ts";
import type { PriceRange } from "../../exports/price-range.ts";

/** What the listed goods have in common. */
export type GoodsFilters = {
  search: string;
  /** Only these have what was typed; null where many do. */
  ids: readonly string[] | null;
  collectionId: string | null;
  price: PriceRange | null;
  maker: string | null;
  state: string;
  isReady: boolean;
  isOnSale: boolean;
};

type Condition = RawBuilder<boolean>;

/** The conditions that a visitor weighs against each other, each alone. */
export function choiceConditions({ price, maker, state, isReady, isOnSale }: GoodsFilters) {
  const always = sql<boolean>`true`;
  return {
    price: price ? inRange(price) : always,
    maker: maker === null ? always : sql<boolean>`business_id = ${maker}::uuid`,
    state: state === "" ? always : sql<boolean>`seller_state = ${state}`,
    stock: isReady ? sql<boolean>`is_in_stock` : always,
    sale: isOnSale ? sql<boolean>`old_price is not null` : always,
  };
}

/** The conditions that decide what there is to choose from: the search and the collection. */
export function groundConditions({ search, ids, collectionId }: GoodsFilters): Condition[] {
  return [
    ...(search ? [containsFolded(sql.ref("folded_title"), search)] : []),
    ...(ids ? [sql<boolean>`product_id = any (${ids}::uuid[])`] : []),
    ...(collectionId ? [sql<boolean>`collection_ids @> array[${collectionId}::uuid]`] : []),
  ];
}

/** All conditions. */
export function goodsConditions(filters: GoodsFilters): Condition[] {
  const { price, maker, state, stock, sale } = choiceConditions(filters);
  return [
    ...groundConditions(filters),
    ...(filters.price ? [price] : []),
    ...(filters.maker === null ? [] : [maker]),
    ...(filters.state === "" ? [] : [state]),
    ...(filters.isReady ? [stock] : []),
    ...(filters.isOnSale ? [sale] : []),
  ];
}

function inRange({ minCents, maxCents }: PriceRange): Condition {
  const least = minCents === null ? [] : [sql`price >= ${minCents}::integer`];
  const most = maxCents === null ? [] : [sql`price <= ${maxCents}::integer`];
  return sql<boolean>`(${sql.join([...least, ...most], sql` and `)})`;
}
