import { type GeoPoint, projectPoint } from "./project-point.ts";

/**
 * The size that drawings are laid out for, in pixels: as wide as a phone, so that nothing overlaps on wider screens
 * either.
 */
export const drawnSize = { width: 360, height: 225 };
const margin = 42;
/** A single point is shown with a few states around it. */
const aloneScale = 1.1;
/** The drawing of the states is too coarse beyond this scale. */
const maxStatesScale = 6;
/** About a kilometer across the drawing. */
const maxScale = 2_000;
/** Discs are moved apart to this distance. */
const minDistance = 32;

type Spot = { x: number; y: number };
type Frame = {
  /** The position of each point, within `drawnSize`. */
  spots: Spot[];
  /** The part of the drawing of the states behind them; null for a plain background. */
  viewBox: string | null;
};

/** Fits points into a drawing: over the states if they are far apart, on a plain background within a city. */
export function framePoints(points: readonly GeoPoint[]): Frame {
  const projected = points.map(projectPoint);
  const isOnStates = projected.every((spot) => spot !== null);
  const plane = isOnStates ? projected : points.map(flatten);
  const xs = plane.map(({ x }) => x);
  const ys = plane.map(({ y }) => y);
  const center = { x: middleOf(xs), y: middleOf(ys) };
  const isAlone = spanOf(xs) + spanOf(ys) < 1e-6;
  const scale = isAlone
    ? aloneScale
    : Math.min(
        maxScale,
        (drawnSize.width - 2 * margin) / Math.max(spanOf(xs), 1e-9),
        (drawnSize.height - 2 * margin) / Math.max(spanOf(ys), 1e-9),
      );
  const spots = plane.map(({ x, y }) => ({
    x: drawnSize.width / 2 + (x - center.x) * scale,
    y: drawnSize.height / 2 + (y - center.y) * scale,
  }));
  const width = drawnSize.width / scale;
  const height = drawnSize.height / scale;
  const box = [center.x - width / 2, center.y - height / 2, width, height].map((part) => part.toFixed(2));
  return {
    spots: moveApart(spots),
    viewBox: isOnStates && scale <= maxStatesScale ? box.join(" ") : null,
  };
}

/** Degrees as a plane, in the unit of the drawing of the states. Accurate enough for one city anywhere. */
function flatten({ latitude, longitude }: GeoPoint): Spot {
  const unitsPerDegree = 22.7;
  return {
    x: longitude * unitsPerDegree * Math.cos((latitude * Math.PI) / 180),
    y: -latitude * unitsPerDegree,
  };
}

/** Pushes overlapping spots apart, such as two stops at the same address. */
function moveApart(spots: readonly Spot[]): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < 30; round++) {
    let hasMoved = false;
    for (const [index, one] of moved.entries()) {
      for (const [offset, other] of moved.slice(index + 1).entries()) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= minDistance - 0.01) continue;
        // Spots in the same place move apart in different directions.
        const angle = distance > 0.01 ? Math.atan2(other.y - one.y, other.x - one.x) : index + offset;
        const push = (minDistance - distance) / 2;
        one.x -= push * Math.cos(angle);
        one.y -= push * Math.sin(angle);
        other.x += push * Math.cos(angle);
        other.y += push * Math.sin(angle);
        hasMoved = true;
      }
    }
    if (!hasMoved) break;
  }
  return moved.map(({ x, y }) => ({
    x: clamp(x, minDistance / 2, drawnSize.width - minDistance / 2),
    y: clamp(y, minDistance / 2, drawnSize.height - minDistance / 2),
  }));
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
