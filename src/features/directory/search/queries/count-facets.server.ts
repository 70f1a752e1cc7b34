import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import {
  cellsOfMatches,
  listCountedCells,
  type MapCell,
  type MapGrid,
} from "../../map/queries/list-map-cells.server.ts";
import { businessesPerPage, maxCounted } from "../../rules.ts";
import { isSurelyCapped } from "../is-surely-capped.ts";
import { quickBounds } from "../search-steps.ts";
import type { SearchedPage } from "./list-businesses.server.ts";
import { countDocuments } from "./match-documents.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";
import { sampleMatches } from "./sample-matches.server.ts";

export type FacetCount = { name: string; businesses: number };
export type SearchCounts = {
  /** Exact up to a thousand, unless counting took too long: then at least so many, in whole pages. */
  total: { count: number; isCapped: boolean };
  /** Each facet ignores its own filter, so that visitors can switch values. Largest first. */
  facets: {
    categories: FacetCount[];
    /** At most 200. */
    states: FacetCount[];
    /** Counted over a sample of the matches only. */
    isApproximate: boolean;
  };
  /** The cells of the map, counted like the facets; empty without a grid. */
  cells: MapCell[];
};
type CountOptions = {
  /** The map next to the list. */
  grid?: MapGrid | undefined;
  /** A page of the same search: if it is the only one, or was counted, nothing else has to be. */
  page?: Promise<SearchedPage>;
  isFirstPage?: boolean;
};
type Row = MapCell & { kind: "chosen" | "category" | "state" | "cell"; name: string };

/** Counts the results of a search: in total, per category, per state and per map cell. */
export async function countFacets(
  db: Db,
  search: PreparedSearch,
  { grid, ...pages }: CountOptions = {},
): Promise<SearchCounts> {
  if (!search.term) {
    const pairs = sql`pairs as materialized (select * from search.facets)`;
    const [{ rows }, cells] = await Promise.all([
      sumPairs(search, pairs).execute(db),
      grid ? listCountedCells(db, search, grid) : [],
    ]);
    return { total: cap(search.filtered), facets: { ...readFacets(rows), isApproximate: false }, cells };
  }
  // Filters apply after sampling, because each facet ignores its own.
  const pairs = sql`pairs as (
    select category_id, state_id, count(*) as businesses from matches group by category_id, state_id
  )`;
  const cells =
    grid && sql`union all (select 'cell', '', cells.* from (${cellsOfMatches(search, grid)}) as cells)`;
  const { rows, ...sample } = await sampleMatches<Row>(db, search, sumPairs(search, pairs, cells), {
    isSlim: !grid,
  });
  const chosen = rows.find(({ kind }) => kind === "chosen")?.businesses ?? 0;
  const total = await countTotal(db, search, { ...sample, chosen }, pages);
  // Without filters, the exact total tells whether the sample was complete.
  const isWhole = !isFiltered(search) && !total.isCapped && total.count === chosen;
  return {
    total,
    facets: { ...readFacets(rows), isApproximate: !sample.isComplete && !isWhole },
    cells: rows.filter(({ kind }) => kind === "cell"),
  };
}

/** `chosen` of the sample pass the filters. What it tells need not be counted. */
async function countTotal(
  db: Db,
  search: PreparedSearch,
  { chosen, isComplete, weight }: { chosen: number; isComplete: boolean; weight: number },
  { page, isFirstPage = false }: Omit<CountOptions, "grid">,
): Promise<SearchCounts["total"]> {
  if (isComplete || chosen > maxCounted) return cap(chosen);
  if (isCertainlyCapped(search) || isSurelyCapped(chosen, weight)) return cap(maxCounted + 1);
  const { items = [], nextCursor = "", isPartial = false, counted = null } = (await page) ?? {};
  if (isFirstPage && nextCursor === null)
    return { count: items.length, isCapped: isPartial && items.length > 0 };
  const total = counted ?? (await countDocuments(db, { ...search, bounds: quickBounds }, maxCounted + 1));
  if (!total.isPartial || total.found > maxCounted) return cap(total.found);
  const least = Math.max(total.found, chosen, items.length);
  return { count: least - (least < businessesPerPage ? 0 : least % businessesPerPage), isCapped: least > 0 };
}

/** An n-gram has a precomputed count. A name may contain it several times, but not five times on average. */
function isCertainlyCapped(search: PreparedSearch): boolean {
  return search.isCounted && search.maxMatches > 5 * maxCounted && !isFiltered(search);
}

function isFiltered({ categoryId, stateId }: PreparedSearch): boolean {
  return categoryId !== null || stateId !== null;
}

/** Sums `pairs` of category and state, which the given CTE defines. `extraRows` are appended to the result. */
function sumPairs(
  { categoryId, stateId }: PreparedSearch,
  pairs: RawBuilder<unknown>,
  extraRows: RawBuilder<unknown> = sql``,
): RawBuilder<Row> {
  const inCategory = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
  const inState = stateId === null ? sql`true` : sql`state_id = ${stateId}`;
  const noPoint = sql`null::double precision as latitude, null::double precision as longitude`;
  return sql<Row>`
    with ${pairs}
    select 'chosen' as kind, '' as name, coalesce(sum(businesses), 0) as businesses, ${noPoint} from pairs
    where ${inCategory} and ${inState}
    union all
    select 'category', coalesce(categories.name, 'Other'), counted.businesses, ${noPoint}
    from (select category_id, sum(businesses) as businesses from pairs where ${inState} group by category_id) as counted
    left join categories on categories.id = category_id
    union all
    (
      select 'state', states.name, counted.businesses, ${noPoint}
      from (select state_id, sum(businesses) as businesses from pairs where ${inCategory} group by state_id) as counted
      join search.states on states.id = state_id
      order by 3 desc, 2
      limit 200
    )
    ${extraRows}`;
}

function readFacets(rows: readonly Row[]) {
  const counts = (kind: Row["kind"]) =>
    rows
      .filter((row) => row.kind === kind && row.businesses > 0)
      .map(({ name, businesses }) => ({ name, businesses }))
      .sort((a, b) => b.businesses - a.businesses || (a.name < b.name ? -1 : 1));
  return { categories: counts("category"), states: counts("state") };
}

function cap(count: number) {
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}
