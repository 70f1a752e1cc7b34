import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import {
  cellsOfMatches,
  listCountedCells,
  type MapCell,
  type MapGrid,
} from "../../map/queries/list-map-cells.server.ts";
import { maxCounted } from "../../rules.ts";
import { isSurelyCapped } from "../is-surely-capped.ts";
import type { SearchedPage } from "./list-businesses.server.ts";
import { countDocuments, type Found } from "./match-documents.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";
import { sampleMatches } from "./sample-matches.server.ts";

/** Ten pages. */
const maxCountedAmongMany = 240;

export type FacetCount = { name: string; businesses: number };
export type SearchCounts = {
  /** Exact up to a thousand. */
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
  /** The first page of the same search: if it is the only one, nothing has to be counted. */
  firstPage?: Promise<SearchedPage> | null;
};
type Row = MapCell & { kind: "found" | "chosen" | "category" | "state" | "cell"; name: string };

/** Counts the results of a search: in total, per category, per state and per map cell. */
export async function countFacets(
  db: Db,
  search: PreparedSearch,
  { grid, firstPage }: CountOptions = {},
): Promise<SearchCounts> {
  if (!search.term) {
    const [rows, cells] = await Promise.all([
      countPairs(db, search, sql`pairs as materialized (select * from search.facets)`, sql``),
      grid ? listCountedCells(db, search, grid) : [],
    ]);
    return { total: cap(search.filtered), facets: { ...readFacets(rows), isApproximate: false }, cells };
  }
  // Filters apply after sampling, because each facet ignores its own.
  const { rows, isComplete, weight } = await sampleMatches(db, search, async (matches) => {
    const pairs = sql`
      ${matches},
      pairs as (select category_id, state_id, count(*) as businesses from matches group by category_id, state_id)`;
    const cells =
      grid && sql`union all (select 'cell', '', cells.* from (${cellsOfMatches(search, grid)}) as cells)`;
    const rows = await countPairs(db, search, pairs, cells ?? sql``);
    return { rows, found: sumOf(rows, "found") };
  });
  const facets = { ...readFacets(rows), isApproximate: !isComplete };
  const cells = rows.filter(({ kind }) => kind === "cell");
  const chosen = sumOf(rows, "chosen");
  if (isComplete || chosen > maxCounted) return { total: cap(chosen), facets, cells };
  if (isCertainlyCapped(search) || isSurelyCapped(chosen, weight))
    return { total: cap(maxCounted + 1), facets, cells };
  // Counting on among many matches costs more than the list.
  const limit = search.maxMatches > 5 * maxCounted ? maxCountedAmongMany : maxCounted;
  const { found: count, isPartial } = await countMatches(db, search, { firstPage, limit });
  // Without filters, the exact total tells whether the sample was complete.
  const isExact = !isPartial && count === chosen && search.categoryId === null && search.stateId === null;
  return {
    total: { count: Math.min(count, limit), isCapped: count > limit || (isPartial && count > 0) },
    facets: { ...facets, isApproximate: !isExact },
    cells,
  };
}

/** If the first page is the only one, its length is the count. */
async function countMatches(
  db: Db,
  search: PreparedSearch,
  { firstPage, limit }: { firstPage: CountOptions["firstPage"]; limit: number },
): Promise<Found<number>> {
  const page = await firstPage;
  if (page && !page.nextCursor) return { found: page.items.length, isPartial: page.isPartial };
  return countDocuments(db, search, limit + 1);
}

/** An n-gram has a precomputed count. A name may contain it several times, but not five times on average. */
function isCertainlyCapped({ isCounted, maxMatches, categoryId, stateId }: PreparedSearch): boolean {
  return isCounted && maxMatches > 5 * maxCounted && categoryId === null && stateId === null;
}

/** Sums `pairs` of category and state, which the given CTEs define. `extraRows` is appended to the result. */
async function countPairs(
  db: Db,
  { categoryId, stateId }: PreparedSearch,
  ctes: RawBuilder<unknown>,
  extraRows: RawBuilder<unknown>,
): Promise<Row[]> {
  const inCategory = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
  const inState = stateId === null ? sql`true` : sql`state_id = ${stateId}`;
  const noPoint = sql`null::double precision as latitude, null::double precision as longitude`;
  const { rows } = await sql<Row>`
    with ${ctes}
    select 'found' as kind, '' as name, coalesce(sum(businesses), 0) as businesses, ${noPoint} from pairs
    union all
    select 'chosen', '', coalesce(sum(businesses), 0), ${noPoint} from pairs where ${inCategory} and ${inState}
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
    ${extraRows}`.execute(db);
  return rows;
}

function readFacets(rows: Row[]) {
  const counts = (kind: Row["kind"]) =>
    rows
      .filter((row) => row.kind === kind && row.businesses > 0)
      .map(({ name, businesses }) => ({ name, businesses }))
      .sort((a, b) => b.businesses - a.businesses || (a.name < b.name ? -1 : 1));
  return { categories: counts("category"), states: counts("state") };
}

function sumOf(rows: Row[], kind: "found" | "chosen"): number {
  return rows.find((row) => row.kind === kind)?.businesses ?? 0;
}

function cap(count: number) {
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}
