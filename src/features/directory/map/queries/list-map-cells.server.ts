import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { filterConditions } from "../../search/queries/build-match-ctes.server.ts";
import {
  type PreparedSearch,
  prepareSearch,
  type SearchFilters,
} from "../../search/queries/prepare-search.server.ts";
import { sampleMatches } from "../../search/queries/sample-matches.server.ts";
import { type Box, cellDegrees, cellRange, chooseZoom } from "../search-map.ts";

/** A box divided into cells; the zoom sets their size. */
export type MapGrid = { box: Box; zoom: number };
/** The businesses of one cell and the mean of their coordinates. */
export type MapCell = { businesses: number; latitude: number; longitude: number };
export type MapCells = {
  /** Largest first, at most 500. */
  cells: MapCell[];
  /** Width and height of a cell. */
  degrees: number;
  /** Counted over a sample of the matches only. */
  isApproximate: boolean;
};

const maxCells = 500;

/** The number of businesses per cell, with a cell size that fits the box. */
export async function listMapCells(
  db: Db,
  { box, ...filters }: SearchFilters & { box: Box },
): Promise<MapCells> {
  return readMapCells(db, await prepareSearch(db, filters), { box, zoom: chooseZoom(box) });
}

/** The same for a prepared search. */
export async function readMapCells(db: Db, search: PreparedSearch, grid: MapGrid): Promise<MapCells> {
  const degrees = cellDegrees(grid.zoom);
  if (!search.term) {
    const { categoryId, stateId } = search;
    const cells = await listCellsCached(db, { categoryId, stateId }, grid);
    return { cells, degrees, isApproximate: false };
  }
  const { rows, isComplete } = await sampleMatches<MapCell>(db, search, cellsOfMatches(search, grid));
  return { cells: rows, degrees, isApproximate: !isComplete };
}

type Filters = Pick<PreparedSearch, "categoryId" | "stateId">;

/** The same for a search without a term, from precomputed counts. */
export async function listCountedCells(db: Db, search: Filters, { box, zoom }: MapGrid): Promise<MapCell[]> {
  const { x, y } = cellRange(box, zoom);
  const { rows } = await sql<MapCell>`
    select sum(businesses) as businesses,
      sum(latitude_sum) / sum(businesses) as latitude, sum(longitude_sum) / sum(businesses) as longitude
    from search.map_cells
    where zoom = ${zoom} and x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]} ${filterConditions(search)}
    group by x, y
    having sum(businesses) > 0
    order by 1 desc, x, y
    limit ${maxCells}`.execute(db);
  return rows;
}

/** Everyone who looks at the same part of the map shares these. */
const listCellsCached = remember(listCountedCells, { freshForMs: 10_000 });

/** The cells of the CTE `matches`. */
export function cellsOfMatches(search: PreparedSearch, { box, zoom }: MapGrid): RawBuilder<unknown> {
  const { west, south, east, north } = box;
  const degrees = cellDegrees(zoom);
  return sql`
    select count(*) as businesses, avg(point[1]) as latitude, avg(point[0]) as longitude
    from matches
    where point <@ box(point(${west}, ${south}), point(${east}, ${north})) ${filterConditions(search)}
    group by floor((point[0] + 180) / ${degrees}), floor((point[1] + 90) / ${degrees})
    order by 1 desc, longitude, latitude
    limit ${maxCells}`;
}
