import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { PriceRange } from "../../exports/price-range.ts";
import { priceLimits } from "../input.ts";
import type { Choice, Choices } from "./list-choices.server.ts";
import {
  choiceConditions,
  type GoodsFilters,
  goodsConditions,
  groundConditions,
} from "./match-goods.server.ts";

/** Counting stops here: beyond it, a count says "1,000+". */
const maxCounted = 1_000;

type Total = { count: number; isCapped: boolean };
/** How many goods each choice would leave, by kind and key: the other choices stay as they are. */
export type Facets = ReadonlyMap<string, number>;
export type Counted = { total: Total; facets: Facets | null };

export const facetKey = (kind: string, key = "") => `${kind} ${key}`;

/**
 * How many goods match, and how many each choice would leave: from the counts that the database keeps, or from the rows
 * themselves as long as they are few. Beyond that the total says "at least", and the choices say nothing.
 */
export async function countGoods(db: Db, filters: GoodsFilters, choices: Choices): Promise<Counted> {
  const chosen = listChosen(filters, choices);
  if (chosen.length === 0) return { total: exactly(choices.all), facets: keptFacets(choices) };
  const ground = filters.collectionId ? countOf(choices.collections, filters.collectionId) : choices.all;
  const scanned = filters.search || ground <= maxCounted ? await scanGoods(db, filters) : null;
  if (scanned?.isWhole) return { total: exactly(scanned.matching), facets: scanned.facets };
  const [first, second] = chosen;
  if (second === undefined && typeof first === "number") return { total: exactly(first), facets: null };
  return { total: atLeast(scanned?.matching ?? 0) ?? (await countMatches(db, filters)), facets: null };
}

/** What a look at some of the rows has found already, in round figures, if it is enough to say. */
function atLeast(matching: number): Total | null {
  const count = Math.floor(matching / 100) * 100;
  return count > 0 ? { count, isCapped: true } : null;
}

const exactly = (count: number): Total => ({ count, isCapped: false });

/** One entry for each active filter: how many goods it leaves alone, if the database keeps that count. */
function listChosen(filters: GoodsFilters, choices: Choices): (number | null)[] {
  const { search, collectionId, price, maker, state, isReady, isOnSale } = filters;
  return [
    ...(search ? [null] : []),
    ...(collectionId ? [countOf(choices.collections, collectionId)] : []),
    // Only the limits that the list offers are counted.
    ...(price ? [keptPrice(price, choices)] : []),
    // Only the makers with the most goods are among the choices.
    ...(maker === null ? [] : [choices.makers.find(({ key }) => key === maker)?.goods ?? null]),
    ...(state ? [countOf(choices.states, state)] : []),
    ...(isReady ? [choices.ready] : []),
    ...(isOnSale ? [choices.onSale] : []),
  ];
}

function keptFacets(choices: Choices): Facets {
  const { all, ready, onSale, prices, makers, states } = choices;
  const entriesOf = (kind: string, list: readonly Choice[]) =>
    list.map(({ key, goods }) => [facetKey(kind, key), goods] as const);
  return new Map([
    ...[facetKey("price"), facetKey("maker")].map((key) => [key, all] as const),
    [facetKey("stock"), ready],
    [facetKey("sale"), onSale],
    ...entriesOf("price", prices),
    ...entriesOf("maker", makers),
    ...entriesOf("state", states),
  ]);
}

function keptPrice({ minCents, maxCents }: PriceRange, { prices }: Choices): number | null {
  const isOffered = minCents === null && priceLimits.some((dollars) => Number(dollars) * 100 === maxCents);
  return isOffered ? countOf(prices, String(maxCents)) : null;
}

const countOf = (list: readonly Choice[], key: string) =>
  list.find((choice) => choice.key === key)?.goods ?? 0;

type ScannedRow = { kind: string; key: string; goods: number };

/** All counts from one look at the rows of a search or collection, or at the first of them if there are too many. */
async function scanGoods(db: Db, filters: GoodsFilters) {
  const { price, maker, state, stock, sale } = choiceConditions(filters);
  const ground = groundConditions(filters);
  const where = ground.length > 0 ? sql`where ${sql.join(ground, sql` and `)}` : sql``;
  const limits = sql.join(priceLimits.map((dollars) => sql`(${Number(dollars) * 100}::integer)`));
  const { rows } = await sql<ScannedRow>`
    with ground as materialized (
      select price, business_id, seller_state, ${price} as p, ${maker} as m, ${state} as s, ${stock} as k, ${sale} as o,
        is_in_stock, old_price is not null as is_on_sale
      from store_listings ${where} limit ${maxCounted + 1}
    )
    select 'ground' as kind, '' as key, count(*)::integer as goods from ground
    union all select 'total', '', count(*)::integer from ground where p and m and s and k and o
    union all select 'price', '', count(*)::integer from ground where m and s and k and o
    union all select 'price', most::text, count(*)::integer
      from ground join (values ${limits}) as limits (most) on price <= most where m and s and k and o group by most
    union all select 'maker', '', count(*)::integer from ground where p and s and k and o
    union all select 'maker', business_id::text, count(*)::integer
      from ground where p and s and k and o and business_id is not null group by business_id
    union all select 'state', seller_state, count(*)::integer
      from ground where p and m and k and o and seller_state is not null group by seller_state
    union all select 'stock', '', count(*)::integer from ground where p and m and s and o and is_in_stock
    union all select 'sale', '', count(*)::integer from ground where p and m and s and k and is_on_sale`.execute(
    db,
  );
  const counts = new Map(rows.map(({ kind, key, goods }) => [facetKey(kind, key), goods]));
  return {
    isWhole: (counts.get(facetKey("ground")) ?? 0) <= maxCounted,
    matching: Math.min(counts.get(facetKey("total")) ?? 0, maxCounted),
    facets: counts as Facets,
  };
}

async function countMatches(db: Db, filters: GoodsFilters): Promise<Total> {
  const conditions = goodsConditions(filters);
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from store_listings where ${sql.join(conditions, sql` and `)} limit ${maxCounted + 1}
    ) as matching`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, maxCounted), isCapped: found > maxCounted };
}
