import { type GeoPoint, projectPoint } from "#ui/map/project-point.ts";
import type { MapCell, MapGrid } from "./map-grid.ts";

/** A cluster of businesses as a disc on the static map. */
export type DrawnCluster = GeoPoint & { x: number; y: number; radius: number; businesses: number };

/** Covers the mainland, Alaska and Hawaii with the cell size that the mainland needs. */
export const drawingGrid: MapGrid = { box: { west: -172, south: 18, east: -66, north: 72 }, zoom: 2 };

/** Leaves a touch target of 24 px where the map is 360 px wide. */
const minDiscDistance = 68;

/** Merges cells that are too close to tap, into the larger one. */
export function clusterCells(cells: readonly MapCell[]): DrawnCluster[] {
  const clusters: DrawnCluster[] = [];
  for (const cell of [...cells].sort((a, b) => b.businesses - a.businesses)) {
    const point = projectPoint(cell);
    if (!point) continue;
    const near = clusters.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < minDiscDistance);
    if (near) near.businesses += cell.businesses;
    else clusters.push({ ...cell, ...point, radius: 0 });
  }
  const largest = Math.max(...clusters.map(({ businesses }) => businesses));
  return clusters.map(({ latitude, longitude, x, y, businesses }) => ({
    latitude: round(latitude, 100),
    longitude: round(longitude, 100),
    x: round(x, 1),
    y: round(y, 1),
    radius: round(20 + 14 * Math.sqrt(businesses / largest), 1),
    businesses,
  }));
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
