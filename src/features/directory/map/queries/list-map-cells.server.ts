import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { passing } from "../../search/queries/match-documents.server.ts";
import {
  type PreparedSearch,
  prepareSearch,
  type SearchFilters,
} from "../../search/queries/prepare-search.server.ts";
import { sampleMatches } from "../../search/queries/sample-matches.server.ts";
import { type Box, cellDegrees, cellRange, chooseZoom } from "../search-map.ts";

/** A part of the map, and how fine its squares are. */
export type MapView = { box: Box; zoom: number };
/** A cluster of businesses and the middle of where they are. */
export type MapCell = { businesses: number; latitude: number; longitude: number };
export type MapCells = {
  /** The largest first, at most 500. */
  cells: MapCell[];
  /** How wide and high the square of each is. */
  degrees: number;
  /** Counted among the first matches of the term only. */
  isApproximate: boolean;
};
type Row = MapCell & { found: number };

const maxCells = 500;

/** How many businesses lie where in a part of the map, in squares that suit it. */
export async function listMapCells(
  db: Db,
  { box, ...filters }: SearchFilters & { box: Box },
): Promise<MapCells> {
  return readMapCells(db, await prepareSearch(db, filters), { box, zoom: chooseZoom(box) });
}

/** The same for a search that is prepared. */
export async function readMapCells(db: Db, search: PreparedSearch, view: MapView): Promise<MapCells> {
  const degrees = cellDegrees(view.zoom);
  if (!search.term) {
    const { categoryId, stateId } = search;
    const cells = await recallCountedCells(db, { categoryId, stateId }, view);
    return { cells, degrees, isApproximate: false };
  }
  const { rows, isComplete } = await sampleMatches(db, search, async (matches) => {
    const rows = await groupMatches(db, search, matches, view);
    return { rows, found: rows[0]?.found ?? 0 };
  });
  const cells = rows.filter(({ businesses }) => businesses > 0).map(({ found: _found, ...cell }) => cell);
  return { cells, degrees, isApproximate: !isComplete };
}

type Chosen = Pick<PreparedSearch, "categoryId" | "stateId">;

/** The same for a search without a term: all of it was counted beforehand. */
export async function listCountedCells(db: Db, search: Chosen, { box, zoom }: MapView): Promise<MapCell[]> {
  const { x, y } = cellRange(box, zoom);
  const { rows } = await sql<MapCell>`
    select sum(businesses) as businesses,
      sum(latitude_sum) / sum(businesses) as latitude, sum(longitude_sum) / sum(businesses) as longitude
    from search.map_cells
    where zoom = ${zoom} and x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]} ${passing(search)}
    group by x, y
    having sum(businesses) > 0
    order by 1 desc, x, y
    limit ${maxCells}`.execute(db);
  return rows;
}

/** Ten seconds old at most: it is one map for everybody who looks at the same part. */
const recallCountedCells = remember(listCountedCells, { freshForMs: 10_000 });

/** One row at least, because it also says how many matches were looked at. */
async function groupMatches(
  db: Db,
  search: PreparedSearch,
  matches: RawBuilder<unknown>,
  view: MapView,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${matches}, cells as (${cellsOfMatches(search, view)})
    select coalesce(businesses, 0) as businesses, latitude, longitude, found
    from (select count(*) as found from matches) as counted left join cells on true
    order by businesses desc, longitude, latitude`.execute(db);
  return rows;
}

/** The squares of what a table named `matches` holds. */
export function cellsOfMatches(search: PreparedSearch, { box, zoom }: MapView): RawBuilder<unknown> {
  const { west, south, east, north } = box;
  const degrees = cellDegrees(zoom);
  return sql`
    select count(*) as businesses, avg(point[1]) as latitude, avg(point[0]) as longitude
    from matches
    where point <@ box(point(${west}, ${south}), point(${east}, ${north})) ${passing(search)}
    group by floor((point[0] + 180) / ${degrees}), floor((point[1] + 90) / ${degrees})
    order by 1 desc
    limit ${maxCells}`;
}
