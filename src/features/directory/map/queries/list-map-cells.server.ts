import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchFilters } from "../../search/queries/list-businesses.server.ts";
import { countBusinesses } from "../../search/queries/search-businesses.server.ts";
import type { MapCell, MapGrid } from "../map-grid.ts";
import { type Box, cellDegrees, chooseZoom } from "../search-map.ts";

export type MapCells = {
  /** Largest first, at most 500. */
  cells: MapCell[];
  /** Width and height of a cell. */
  degrees: number;
  /** Counted over a sample of the matches. */
  isApproximate: boolean;
};

/** The number of businesses per cell, with a cell size that fits the box. */
export function listMapCells(db: Db, { box, ...filters }: SearchFilters & { box: Box }): Promise<MapCells> {
  return readMapCells(db, filters, { box, zoom: chooseZoom(box) });
}

/**
 * The same with cells of a given size. Results without a term are shared by everyone who views the same part of the
 * map.
 */
export async function readMapCells(db: Db, filters: SearchFilters, grid: MapGrid): Promise<MapCells> {
  const count = filters.term ? countBusinesses : countRemembered;
  const { cells, facets } = await count(db, filters, grid);
  return { cells, degrees: cellDegrees(grid.zoom), isApproximate: facets.isApproximate };
}

const countRemembered = remember(countBusinesses, { freshForMs: 10_000 });
