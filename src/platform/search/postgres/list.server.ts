import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type {
  SearchCell,
  SearchCounts,
  SearchFacet,
  SearchGrid,
  SearchList,
  SearchListPage,
} from "../engine.ts";
import { distanceFrom, listOrigins } from "./geometry.ts";
import { inTier, tiers } from "./tiers.ts";

const maxCounted = 1_000;
/** How many rows are scanned, in the order of the list or by distance, before the index is searched for a title substring. */
const maxScanned = 20_000;
/** Facets and cells of a title search count at most this many matches. */
const maxSampled = 4_000;
const maxCells = 500;
/** `search_cell_of` in the database. */
const cellsPerDegree = 16;
const maxStates = 200;

type Order = { key: RawBuilder<unknown>; isDescending: boolean };
const orders: Readonly<Record<SearchList["sort"], Order>> = {
  best: { key: sql`quality`, isDescending: true },
  rating: { key: sql`rating`, isDescending: true },
  newest: { key: sql`added_at`, isDescending: true },
  name: { key: sql`folded_title`, isDescending: false },
};

type Row = { id: string; key: string; distanceKm: number | null };

/** One page of a list, after a position. */
export async function listPage(db: Db, list: SearchList): Promise<SearchListPage> {
  const rowLimit = list.limit + 1;
  const statement = list.near ? selectNear(list, rowLimit) : selectOrdered(list, rowLimit);
  // With a title substring, the best plan depends on how common it is. Without one, a few prepared plans suffice.
  const rows = list.titlePart ? (await statement.execute(db)).rows : await executePrepared(db, statement);
  const shown = rows.slice(0, list.limit);
  const last = rows.length > list.limit ? shown.at(-1) : undefined;
  return {
    hits: shown.map(({ id, distanceKm }) => ({ id, distanceKm })),
    next: last ? { key: last.key, id: last.id } : null,
  };
}

/**
 * Scanning in order soon finds common substrings, and the index finds rare ones, by tier if sorted by quality. Later parts
 * are read only until the page is full.
 */
function selectOrdered(list: SearchList, rowLimit: number): RawBuilder<Row> {
  const { key } = orders[list.sort];
  const page = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>, limit: number) => sql`(
    select id, ${key} as sorted, folded_title from ${from} where ${condition} ${orderOf(list)} limit ${sql.lit(limit)})`;
  const all = sql`search_documents`;
  const matching = sql`${inList(list)} and ${isAfter(list)}`;
  if (!list.titlePart) return sortRows(list, page(all, matching, rowLimit), rowLimit);
  const matchesTerm = sql`${matching} and ${titleContains(list.titlePart)}`;
  const columns = sql`id, kind, category, state, quality, rating, added_at, folded_title`;
  const scanned = sql`(
    select ${columns} from ${all} where kind = ${sql.lit(list.kind)} and ${isAfter(list)} ${orderOf(list)} limit ${sql.lit(maxScanned)}
  ) as walked`;
  // `offset 0` reads all matches before sorting: PostgreSQL cannot estimate how rare a substring is.
  const rest = (list.sort === "best" ? tiers.map(inTier) : [sql`true`]).map((condition) =>
    page(
      sql`(select ${columns} from ${all} where ${matchesTerm} and ${condition} offset 0) as found`,
      sql`true`,
      rowLimit,
    ),
  );
  // Rows may appear in both the scan and the index.
  const doubleLimit = 2 * rowLimit;
  const parts = sql.join([page(scanned, matchesTerm, doubleLimit), ...rest], sql` union all `);
  return sortRows(
    list,
    sql`select distinct id, sorted from (select * from (${parts}) as parts limit ${sql.lit(doubleLimit)}) as found`,
    rowLimit,
  );
}

function sortRows({ sort }: SearchList, rows: RawBuilder<unknown>, rowLimit: number): RawBuilder<Row> {
  const direction = orders[sort].isDescending ? sql`desc` : sql`asc`;
  return sql<Row>`
    select id, sorted::text as key, null::double precision as "distanceKm" from (${rows}) as found
    order by sorted ${direction}, id limit ${sql.lit(rowLimit)}`;
}

/** By distance. The index sorts by degrees, not kilometers, so three times as many rows are measured. */
function selectNear(list: SearchList, rowLimit: number): RawBuilder<Row> {
  const { near, titlePart } = list;
  if (!near) throw new Error("A list by distance needs a point.");
  const offset = Number(list.after?.key ?? 0);
  const inRadius = near.maxKm === null ? sql`true` : sql`km <= ${near.maxKm}::double precision`;
  const candidates = titlePart ? maxScanned : 3 * (offset + rowLimit) + 50;
  const origins = listOrigins(near.point, near.maxKm).map(
    ({ from, within }) => sql`(
      select id, folded_title, point from search_documents where ${inList(list)} and ${within}
      order by point <-> ${from} limit ${sql.lit(candidates)})`,
  );
  return sql<Row>`
    with nearest as materialized (${sql.join(origins, sql` union all `)}),
    measured as (
      select id, ${distanceFrom(near.point)} as km from nearest where ${titlePart ? titleContains(titlePart) : sql`true`}
    )
    select id, (row_number() over (order by km, id))::text as key, km as "distanceKm"
    from measured where ${inRadius} order by km, id offset ${offset}::integer limit ${sql.lit(rowLimit)}`;
}

export function inList({
  kind,
  category,
  state,
}: Pick<SearchList, "kind" | "category" | "state">): RawBuilder<unknown> {
  return sql`kind = ${sql.lit(kind)}
    ${category === null ? sql`` : sql`and category = ${category}`} ${state === null ? sql`` : sql`and state = ${state}`}`;
}

function orderOf({ sort }: SearchList): RawBuilder<unknown> {
  const { key, isDescending } = orders[sort];
  return isDescending ? sql`order by ${key} desc, id` : sql`order by ${key}, id`;
}

function isAfter({ after, sort }: SearchList): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const { key, isDescending } = orders[sort];
  const position = sql.raw(keyTypes[sort]);
  const value = sql`${after.key}::${position}`;
  return isDescending
    ? sql`(${key} < ${value} or ${key} = ${value} and id > ${after.id})`
    : sql`(${key}, id) > (${value}, ${after.id})`;
}

const keyTypes: Readonly<Record<SearchList["sort"], string>> = {
  best: "real",
  rating: "integer",
  newest: "timestamptz",
  name: `text collate "C"`,
};

export const titleContains = (text: string): RawBuilder<unknown> =>
  sql`folded_title like ${likePattern(text)}`;

/** Wildcards in the text match literally. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

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
  const count = facets.find(({ facet }) => facet === "all")?.documents ?? 0;
  const total = { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
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

/** Counts all matches, or a sample of the best 10% if there are too many. Unfiltered, because each facet ignores its own filter. */
async function countMatches(db: Db, list: SearchList, grid: SearchGrid | null): Promise<SearchCounts> {
  const best = await sampleMatches(db, list, grid, sql`tier <= 2`);
  const rows = best[0]?.sampled === maxSampled ? best : await sampleMatches(db, list, grid, sql`true`);
  const isApproximate = rows[0]?.sampled === maxSampled;
  const matching = rows.find(({ facet }) => facet === "all")?.documents ?? 0;
  const count = isApproximate && matching <= maxCounted ? await countUpTo(db, list) : matching;
  return {
    total: { count: Math.min(count, maxCounted), isCapped: count > maxCounted },
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
