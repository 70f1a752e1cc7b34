import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import {
  capTotal,
  maxCounted,
  type SearchCell,
  type SearchCounts,
  type SearchFacet,
  type SearchGrid,
  type SearchList,
} from "../engine.ts";
import { inList, titleContains } from "./list.server.ts";
import { listLargeKinds } from "./tiers.server.ts";

/** Facets and cells of a title search count at most this many matches. */
const maxSampled = 4_000;
const maxCells = 500;
/** `search_cell_of` in the database. */
const cellsPerDegree = 16;
const maxStates = 200;

/** Counts a list: in total, by category, by state and by map cell. */
export async function countList(db: Db, list: SearchList, grid: SearchGrid | null): Promise<SearchCounts> {
  return list.titlePart ? countMatches(db, list, grid) : countAll(db, list, grid);
}

/** Without a title substring, sums precomputed counts. */
async function countAll(db: Db, list: SearchList, grid: SearchGrid | null): Promise<SearchCounts> {
  const [facets, cells] = await Promise.all([
    executePrepared(
      db,
      sumFacets(
        list,
        sql`select category, state, documents from search_facets where kind = ${sql.lit(list.kind)}`,
      ),
    ),
    grid ? executePrepared(db, selectCells(list, grid)) : [],
  ]);
  const total = capTotal(facets.find(({ facet }) => facet === "all")?.documents ?? 0);
  return { total, ...toFacets(facets), cells, isApproximate: false };
}

/** Sums the stored cells into grid cells. Cells at the edge of the area are counted whole. */
function selectCells(
  list: SearchList,
  { west, south, east, north, degrees }: SearchGrid,
): RawBuilder<SearchCell> {
  const smaller = Math.round(degrees * cellsPerDegree);
  const range = (from: number, to: number) => {
    const first = Math.floor(from / degrees) * smaller;
    return sql`between ${sql.lit(first)} and ${sql.lit(Math.floor(to / degrees) * smaller + smaller - 1)}`;
  };
  return sql<SearchCell>`
    select sum(documents)::integer as documents,
      sum(documents * latitude) / sum(documents) as latitude, sum(documents * longitude) / sum(documents) as longitude
    from (
      select x + ${sql.lit(180 * cellsPerDegree)} as x, y + ${sql.lit(90 * cellsPerDegree)} as y, documents, latitude, longitude
      from search_cells where ${inList(list)}
    ) as cells
    where x ${range(west + 180, east + 180)} and y ${range(south + 90, north + 90)}
    group by x / ${sql.lit(smaller)}, y / ${sql.lit(smaller)}
    order by 1 desc, min(x), min(y) limit ${sql.lit(maxCells)}`;
}

type FacetRow = {
  facet: "all" | "category" | "state" | "cell";
  name: string | null;
  documents: number;
} & Partial<SearchCell>;

type Sample = FacetRow & { sampled: number };

/**
 * Counts all matches, or a sample of the best 10% of a large kind if there are too many. Unfiltered, because each facet
 * ignores its own filter.
 */
async function countMatches(db: Db, list: SearchList, grid: SearchGrid | null): Promise<SearchCounts> {
  const isLarge = (await listLargeKinds(db)).has(list.kind);
  const best = isLarge ? await sampleMatches(db, list, grid, sql`tier <= 2`) : [];
  const rows = best[0]?.sampled === maxSampled ? best : await sampleMatches(db, list, grid, sql`true`);
  const isApproximate = rows[0]?.sampled === maxSampled;
  const matching = rows.find(({ facet }) => facet === "all")?.documents ?? 0;
  const count = isApproximate && matching <= maxCounted ? await countUpTo(db, list) : matching;
  return {
    total: capTotal(count),
    ...toFacets(rows),
    cells: rows.flatMap(({ facet, documents, latitude = 0, longitude = 0 }) =>
      facet === "cell" ? [{ documents, latitude, longitude }] : [],
    ),
    isApproximate,
  };
}

async function sampleMatches(
  db: Db,
  list: SearchList,
  grid: SearchGrid | null,
  condition: RawBuilder<unknown>,
): Promise<Sample[]> {
  const unfiltered = { ...list, category: null, state: null };
  const cells = grid
    ? sql`union all (
        select 'cell', null, count(*)::integer, avg(point[1]), avg(point[0]) from matches
        where ${matchesFilters(list)} and point <@ box(
          point(${grid.west}::double precision, ${grid.south}::double precision),
          point(${grid.east}::double precision, ${grid.north}::double precision)
        )
        group by floor((point[0] + 180) / ${grid.degrees}::double precision), floor((point[1] + 90) / ${grid.degrees}::double precision)
        order by 3 desc limit ${sql.lit(maxCells)})`
    : sql``;
  const { rows } = await sql<Sample>`
    with matches as materialized (
      select category, state, point from search_documents
      where ${inList(unfiltered)} and ${condition} and ${titleContains(list.titlePart)} limit ${sql.lit(maxSampled)}
    ),
    pairs as materialized (select category, state, count(*)::integer as documents from matches group by category, state)
    select counted.*, (select count(*) from matches) as sampled from (
      ${sumFacets(list, sql`select * from pairs`, sql`null::double precision as latitude, null::double precision as longitude`)} ${cells}
    ) as counted`.execute(db);
  return rows;
}

async function countUpTo(db: Db, list: SearchList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from search_documents where ${inList(list)} and ${titleContains(list.titlePart)} limit ${sql.lit(maxCounted + 1)}
    ) as matches`.execute(db);
  return rows[0]?.count ?? 0;
}

function matchesFilters({ category, state }: SearchList): RawBuilder<unknown> {
  return sql`${category === null ? sql`true` : sql`category = ${category}`} and ${state === null ? sql`true` : sql`state = ${state}`}`;
}

/** The total and both facets, from counts by category and state. */
function sumFacets(
  list: SearchList,
  pairs: RawBuilder<unknown>,
  more?: RawBuilder<unknown>,
): RawBuilder<FacetRow> {
  const columns = more ? sql`, ${more}` : sql``;
  const inCategory = matchesFilters({ ...list, state: null });
  const inState = matchesFilters({ ...list, category: null });
  return sql<FacetRow>`
    select 'all' as facet, null as name, coalesce(sum(documents), 0)::integer as documents ${columns}
    from (${pairs}) as pairs where ${matchesFilters(list)}
    union all
    select 'category', category, sum(documents)::integer ${columns} from (${pairs}) as pairs where ${inState} group by category
    union all
    (
      select 'state', state, sum(documents)::integer ${columns} from (${pairs}) as pairs
      where ${inCategory} and state is not null group by state order by 3 desc, 2 limit ${sql.lit(maxStates)}
    )`;
}

function toFacets(rows: readonly FacetRow[]): Pick<SearchCounts, "categories" | "states"> {
  const of = (facet: FacetRow["facet"]): SearchFacet[] =>
    rows
      .filter((row) => row.facet === facet && row.documents > 0)
      .map(({ name, documents }) => ({ name, documents }))
      .sort((a, b) => b.documents - a.documents || ((a.name ?? "") < (b.name ?? "") ? -1 : 1));
  return { categories: of("category"), states: of("state") };
}
