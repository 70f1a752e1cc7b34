import type { Box } from "#ui/map/project-point.ts";

export type { Box };

/** A cell is eight degrees wide at zoom 0, and half of that at each next zoom. */
const maxCellDegrees = 8;
/** The finest precomputed cells. */
export const maxCellZoom = 7;
/** About this many cells cover the width of a view. */
const cellsAcross = 24;

export function cellDegrees(zoom: number): number {
  return maxCellDegrees / 2 ** zoom;
}

/** The zoom whose cells give a readable number of discs. */
export function chooseZoom({ west, east, south, north }: Box): number {
  const degrees = Math.max(east - west, north - south, Number.EPSILON) / cellsAcross;
  return Math.min(maxCellZoom, Math.max(0, Math.ceil(Math.log2(maxCellDegrees / degrees))));
}

/** The range of cells in a box, numbered from the southwest corner of the world. */
export function cellRange({ west, south, east, north }: Box, zoom: number) {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees(zoom));
  return { x: [cell(west + 180), cell(east + 180)], y: [cell(south + 90), cell(north + 90)] } as const;
}

/** The cell that a point is in, numbered like `cellRange`. */
export function cellAt({ latitude, longitude }: { latitude: number; longitude: number }, degrees: number) {
  return { x: Math.floor((longitude + 180) / degrees), y: Math.floor((latitude + 90) / degrees) };
}

/** The smallest box around cells of one size. */
export function boxAround(cells: readonly { x: number; y: number }[], zoom: number): Box {
  const degrees = cellDegrees(zoom);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    west: Math.min(...xs) * degrees - 180,
    south: Math.min(...ys) * degrees - 90,
    east: (Math.max(...xs) + 1) * degrees - 180,
    north: (Math.max(...ys) + 1) * degrees - 90,
  };
}
