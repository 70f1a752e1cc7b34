import type { SearchDays, SearchPoint, SearchQuery } from "../engine.ts";

/** What documents are filtered by: `search_filters_of` in migrations/20261119T1500_search_documents.sql. */
const category = (name: string) => `c:${name}`;
const state = (name: string) => `s:${name}`;
const city = (place: { city: string; state: string }) => `p:${place.city}|${place.state}`;
const hour = (day: string, at: number) => `d:${day}T${String(at).padStart(2, "0")}`;

/** A `tsquery` that needs all of these parts; null without any. */
export function all(parts: readonly (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length > 0 ? given.map((part) => `(${part})`).join(" & ") : null;
}

/** A `tsquery` for one of these lexemes. */
export function any(lexemes: readonly string[]): string {
  return lexemes.map(quote).join(" | ");
}

/** Longer ones than PostgreSQL allows are in no document. */
const maxLength = 500;

export function quote(lexeme: string): string {
  return `'${lexeme.slice(0, maxLength).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** The filters of a query but for a point; null without any. */
export function filtersOf(query: SearchQuery, hasDates: boolean): string | null {
  const { place } = query;
  return all([
    query.category === null ? null : quote(category(query.category)),
    place?.kind === "state" ? quote(state(place.state)) : null,
    place?.kind === "cities" ? any(place.cities.map(city)) || quote("p:") : null,
    query.days && hasDates && !query.isPast ? onDays(query.days) : null,
  ]);
}

/** Something begins on one of the days; on the first one not before the hour. */
function onDays({ from, to, fromHour }: SearchDays): string {
  const first =
    fromHour > 0
      ? Array.from({ length: 24 - fromHour }, (_, at) => quote(hour(from, fromHour + at)))
      : [`${quote(`d:${from}`)}:*`];
  const others = listDays(from, to).map((day) => `${quote(`d:${day}`)}:*`);
  return [...first, ...others].join(" | ");
}

/** The days after the first one. */
function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const kmPerDegree = 111;

/** How many kilometers a degree of longitude is wide here, a little less toward the pole. */
const kmPerLongitude = ({ latitude }: SearchPoint, km: number) =>
  kmPerDegree * Math.max(0.05, Math.cos(((Math.abs(latitude) + km / kmPerDegree) * Math.PI) / 180));

/** The cells of the grid of 1° or 0.1° that hold everything within so many kilometers. */
export function cellsAround(point: SearchPoint, km: number, grid: "whole" | "tenth"): string {
  const [prefix, perDegree] = grid === "whole" ? (["g", 1] as const) : (["h", 10] as const);
  const north = (km / kmPerDegree) * perDegree;
  const east = (km / kmPerLongitude(point, km)) * perDegree;
  const cells: string[] = [];
  const [y, x] = [point.latitude * perDegree, point.longitude * perDegree];
  for (let row = Math.floor(y - north); row <= Math.floor(y + north); row++)
    for (let column = Math.floor(x - east); column <= Math.floor(x + east); column++)
      cells.push(`${prefix}:${row}|${wrap(column, 360 * perDegree)}`);
  return any(cells);
}

/** Over the date line, the cells are those of the other half of the world. */
const wrap = (column: number, all: number) => ((((column + all / 2) % all) + all) % all) - all / 2;
