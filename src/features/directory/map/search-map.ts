/** A bounding box in degrees. */
export type Box = { west: number; south: number; east: number; north: number };

/** A cell is eight degrees wide at zoom 0, and half of that at each next zoom. */
const maxCellDegrees = 8;
/** The finest precomputed cells. */
const maxZoom = 7;
/** About this many cells cover the width of a view. */
const cellsAcross = 24;

export function cellDegrees(zoom: number): number {
  return maxCellDegrees / 2 ** zoom;
}

/** The zoom whose cells give a readable number of discs. */
export function chooseZoom({ west, east, south, north }: Box): number {
  const degrees = Math.max(east - west, north - south, Number.EPSILON) / cellsAcross;
  return Math.min(maxZoom, Math.max(0, Math.ceil(Math.log2(maxCellDegrees / degrees))));
}

/** The range of cells in a box, numbered from the southwest corner of the world. */
export function cellRange({ west, south, east, north }: Box, zoom: number) {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees(zoom));
  return { x: [cell(west + 180), cell(east + 180)], y: [cell(south + 90), cell(north + 90)] } as const;
}
