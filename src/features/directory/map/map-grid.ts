import type { SearchGrid } from "#platform/search/engine.ts";
import { type Box, cellDegrees } from "./search-map.ts";

/** A box divided into cells; the zoom sets their size. */
export type MapGrid = { box: Box; zoom: number };
/** The businesses of one cell and the mean of their coordinates. */
export type MapCell = { businesses: number; latitude: number; longitude: number };

/** The grid in the search engine's format. */
export function gridOf({ box, zoom }: MapGrid): SearchGrid {
  const { west, south, east, north } = box;
  return { west, south, east, north, degrees: cellDegrees(zoom) };
}
