import { type RawBuilder, sql } from "kysely";
import type { SearchPoint } from "../engine.ts";

const pointOf = ({ latitude, longitude }: SearchPoint): RawBuilder<unknown> =>
  sql`point(${longitude}::double precision, ${latitude}::double precision)`;

/** Distance from the column `point` in kilometers, by the haversine formula. */
export function distanceFrom({ latitude, longitude }: SearchPoint): RawBuilder<number> {
  const lat = sql`${latitude}::double precision`;
  return sql`(
    12742 * asin(sqrt(least(1,
      sin(radians(point[1] - ${lat}) / 2) ^ 2
      + cos(radians(${lat})) * cos(radians(point[1])) * sin(radians(point[0] - ${longitude}::double precision) / 2) ^ 2
    ))))`;
}

/** A point to measure degrees from, and the condition for the points it is valid for. */
export type Origin = { from: RawBuilder<unknown>; within: RawBuilder<unknown> };

/** Farther from the date line than this, the other side is never nearest. */
const dateLineDegrees = 30;
/** Slightly less than half of the world: PostgreSQL compares boxes with a tolerance. */
const west = sql`point <@ box(point(-180, -90), point(-0.00001, 90))`;
const east = sql`point <@ box(point(0, -90), point(180, 90))`;

/** The point, and near the date line also its copy 360 degrees away. */
export function listOrigins(point: SearchPoint, maxKm: number | null): Origin[] {
  const { longitude } = point;
  const there = { ...point, longitude: longitude - Math.sign(longitude) * 360 };
  const points = Math.abs(longitude) < 180 - dateLineDegrees ? [point] : [point, there];
  return points.map((from) => ({ from: pointOf(from), within: withinOf(from) }));

  function withinOf(from: SearchPoint): RawBuilder<unknown> {
    if (maxKm !== null) return sql`point <@ ${boxAround(from, maxKm)}`;
    if (points.length === 1) return sql`point is not null`;
    return from.longitude > 0 ? east : west;
  }
}

/** The bounding box of a circle. */
function boxAround({ latitude, longitude }: SearchPoint, km: number): RawBuilder<unknown> {
  const north = km / 111;
  const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180));
  return sql`box(${pointOf({ latitude: latitude - north, longitude: longitude - east })}, ${pointOf({ latitude: latitude + north, longitude: longitude + east })})`;
}
