import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import {
  cellsOfMatches,
  listCountedCells,
  type MapCell,
  type MapView,
} from "../../map/queries/list-map-cells.server.ts";
import { maxCounted } from "../../rules.ts";
import type { SearchedPage } from "./list-businesses.server.ts";
import { countDocuments, type Found } from "./match-documents.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";
import { sampleMatches } from "./sample-matches.server.ts";

export type FacetCount = { name: string; businesses: number };
export type SearchCounts = {
  /** Exact up to a thousand; above that only known to be more. */
  total: { count: number; isCapped: boolean };
  /** Each list counts what the other filters leave: its own choice is how one gets out of it. Largest first. */
  facets: {
    categories: FacetCount[];
    /** At most 200. */
    states: FacetCount[];
    /** Counted among the first matches only. */
    isApproximate: boolean;
  };
  /** Where they lie in the view asked for, counted like the facets; empty without one. */
  cells: MapCell[];
};
type Beside = {
  /** The part of the map beside the list. */
  view?: MapView | undefined;
  /** The first page of the same search, which is being read. */
  firstPage?: Promise<SearchedPage> | null;
};
type Row = MapCell & { kind: "found" | "chosen" | "category" | "state" | "cell"; name: string };

/** How many businesses a search finds: in all, in each category, in each state and, within a view, in each square. */
export async function countFacets(
  db: Db,
  search: PreparedSearch,
  { view, firstPage }: Beside = {},
): Promise<SearchCounts> {
  if (!search.term) {
    const [rows, cells] = await Promise.all([
      countPairs(db, search, sql`pairs as materialized (select * from search.facets)`, sql``),
      view ? listCountedCells(db, search, view) : [],
    ]);
    return { total: cap(search.filtered), facets: { ...readFacets(rows), isApproximate: false }, cells };
  }
  // The filters come after the sample, because each list leaves out its own.
  const { rows, isComplete } = await sampleMatches(db, search, async (matches) => {
    const pairs = sql`
      ${matches},
      pairs as (select category_id, state_id, count(*) as businesses from matches group by category_id, state_id)`;
    const cells =
      view && sql`union all (select 'cell', '', cells.* from (${cellsOfMatches(search, view)}) as cells)`;
    const rows = await countPairs(db, search, pairs, cells ?? sql``);
    return { rows, found: sumOf(rows, "found") };
  });
  const facets = { ...readFacets(rows), isApproximate: !isComplete };
  const cells = rows.filter(({ kind }) => kind === "cell");
  const chosen = sumOf(rows, "chosen");
  if (isComplete || chosen > maxCounted) return { total: cap(chosen), facets, cells };
  if (isSurelyCapped(search)) return { total: cap(search.maxMatches), facets, cells };
  const { found: count, isPartial } = await countMatches(db, search, firstPage);
  // Without filters, an exact total shows whether all of them were in the sample.
  const isWhole = !isPartial && count === chosen && search.categoryId === null && search.stateId === null;
  return {
    total: isPartial && count > 0 && count <= maxCounted ? { count, isCapped: true } : cap(count),
    facets: { ...facets, isApproximate: !isWhole },
    cells,
  };
}

/** A first page that is not full has all there are, or all that the search has looked at. */
async function countMatches(
  db: Db,
  search: PreparedSearch,
  firstPage: Beside["firstPage"],
): Promise<Found<number>> {
  const page = await firstPage;
  if (page && !page.nextCursor) return { found: page.items.length, isPartial: page.isPartial };
  return countDocuments(db, search, maxCounted + 1);
}

/** Up to three letters, counted beforehand: a name may hold them several times, but not five times on average. */
function isSurelyCapped({ isCounted, maxMatches, categoryId, stateId }: PreparedSearch): boolean {
  return isCounted && maxMatches > 5 * maxCounted && categoryId === null && stateId === null;
}

/** Adds up `pairs` of a category and a state, which the tables before the statement give; `more` adds rows to it. */
async function countPairs(
  db: Db,
  { categoryId, stateId }: PreparedSearch,
  tables: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): Promise<Row[]> {
  const inCategory = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
  const inState = stateId === null ? sql`true` : sql`state_id = ${stateId}`;
  const nowhere = sql`null::double precision as latitude, null::double precision as longitude`;
  const { rows } = await sql<Row>`
    with ${tables}
    select 'found' as kind, '' as name, coalesce(sum(businesses), 0) as businesses, ${nowhere} from pairs
    union all
    select 'chosen', '', coalesce(sum(businesses), 0), ${nowhere} from pairs where ${inCategory} and ${inState}
    union all
    select 'category', coalesce(categories.name, 'Other'), counted.businesses, ${nowhere}
    from (select category_id, sum(businesses) as businesses from pairs where ${inState} group by category_id) as counted
    left join categories on categories.id = category_id
    union all
    (
      select 'state', states.name, counted.businesses, ${nowhere}
      from (select state_id, sum(businesses) as businesses from pairs where ${inCategory} group by state_id) as counted
      join search.states on states.id = state_id
      order by 3 desc, 2
      limit 200
    )
    ${more}`.execute(db);
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
