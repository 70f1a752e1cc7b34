import { type RawBuilder, sql } from "kysely";
import type { SearchPoint } from "../engine.ts";

/** A point of PostgreSQL. */
const pointOf = ({ latitude, longitude }: SearchPoint): RawBuilder<unknown> =>
  sql`point(${longitude}::double precision, ${latitude}::double precision)`;

/** Kilometers from the column `point`, by the haversine formula. */
export function distanceFrom({ latitude, longitude }: SearchPoint): RawBuilder<number> {
  const lat = sql`${latitude}::double precision`;
  return sql`(
    12742 * asin(sqrt(least(1,
      sin(radians(point[1] - ${lat}) / 2) ^ 2
      + cos(radians(${lat})) * cos(radians(point[1])) * sin(radians(point[0] - ${longitude}::double precision) / 2) ^ 2
    ))))`;
}

/** What is near, and from where it is measured in degrees: over the date line, the same point is 360 degrees away. */
export type Origin = { from: RawBuilder<unknown>; within: RawBuilder<unknown> };

/** How far from the date line nothing over there can be the nearest. */
const dateLineDegrees = 30;
/** A little less than half of the world, because boxes of PostgreSQL are a little wider than they say. */
const west = sql`point <@ box(point(-180, -90), point(-0.00001, 90))`;
const east = sql`point <@ box(point(0, -90), point(180, 90))`;

/** The point, as it is seen from each side of the date line if that is near. */
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

/** The box that holds everything within so many kilometers. */
function boxAround({ latitude, longitude }: SearchPoint, km: number): RawBuilder<unknown> {
  const north = km / 111;
  const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180));
  return sql`box(${pointOf({ latitude: latitude - north, longitude: longitude - east })}, ${pointOf({ latitude: latitude + north, longitude: longitude + east })})`;
}
