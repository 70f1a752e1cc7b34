/** A part of the map, in degrees. */
export type Box = { west: number; south: number; east: number; north: number };

/** A square of zoom 0 is eight degrees wide, and each further zoom halves it; finer ones are not counted. */
const widest = 8;
const finestZoom = 7;
/** About so many squares stand beside each other in a view. */
const squaresAcross = 24;

export function cellDegrees(zoom: number): number {
  return widest / 2 ** zoom;
}

/** The zoom whose squares divide a view into readable dots. */
export function chooseZoom({ west, east, south, north }: Box): number {
  const degrees = Math.max(east - west, north - south, Number.EPSILON) / squaresAcross;
  return Math.min(finestZoom, Math.max(0, Math.ceil(Math.log2(widest / degrees))));
}

/** The squares that a view touches, counted from the south-western corner of the world. */
export function cellRange({ west, south, east, north }: Box, zoom: number) {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees(zoom));
  return { x: [cell(west + 180), cell(east + 180)], y: [cell(south + 90), cell(north + 90)] } as const;
}
