import type { GeoPoint } from "./project-point.ts";

/** Records near each other, drawn as one disc; a single record is a pin. */
export type Disc = GeoPoint & {
  count: number;
  /** The place it is named after. */
  name: string | null;
  /** The keys of the merged discs. */
  members: readonly string[];
};

const pinRadius = 10;
const smallestDisc = 13;
const largestDisc = 30;
/** The gap between two discs, and the minimum between their centers, large enough for a thumb. */
const gap = 8;
const minDistance = 34;

/** In pixels. */
export function radiusOf(count: number): number {
  if (count === 1) return pinRadius;
  return Math.round(Math.min(largestDisc, smallestDisc + 1.05 * Math.sqrt(count)));
}

/** Merges discs that would touch at this scale into the larger one, until none do. */
export function mergeDiscs(discs: readonly Disc[], degreesPerPixel: number): Disc[] {
  let merged = mergeOnce(discs, degreesPerPixel);
  // A merged disc grows, and may then touch the next one.
  for (let before = discs.length; merged.length < before; ) {
    before = merged.length;
    merged = mergeOnce(merged, degreesPerPixel);
  }
  return merged;
}

function mergeOnce(discs: readonly Disc[], degreesPerPixel: number): Disc[] {
  const merged: Disc[] = [];
  for (const disc of [...discs].sort((a, b) => b.count - a.count)) {
    const at = merged.findIndex((other) => touches(disc, other, degreesPerPixel));
    const near = merged[at];
    if (near)
      merged[at] = {
        ...near,
        count: near.count + disc.count,
        name: near.name ?? disc.name,
        members: [...near.members, ...disc.members],
      };
    else merged.push(disc);
  }
  return merged.sort((a, b) => b.count - a.count);
}

function touches(one: Disc, other: Disc, degreesPerPixel: number): boolean {
  const needed = Math.max(minDistance, radiusOf(one.count) + radiusOf(other.count) + gap);
  return distanceBetween(one, other) / degreesPerPixel < needed;
}

/** In degrees of longitude on screen. The Mercator projection stretches latitudes. */
function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  const stretch = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(one.longitude - other.longitude, (one.latitude - other.latitude) / stretch);
}
