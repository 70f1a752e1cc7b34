import type { SearchDays, SearchPoint, SearchQuery } from "../engine.ts";

type City = { city: string; state: string };

/** Filters are lexemes too: `search_filters_of` in the database. A category in a place is a single lexeme. */
const inCategory = (name: string) => `c:${name}`;
const inState = (state: string, category: string | null) =>
  category === null ? `s:${state}` : `cs:${category}|${state}`;
const inCity = ({ city, state }: City, category: string | null) =>
  category === null ? `p:${city}|${state}` : `cp:${category}|${city}|${state}`;
const hour = (day: string, at: number) => `d:${day}T${String(at).padStart(2, "0")}`;

/** A `tsquery` that requires all parts; null if there are none. */
export function allOf(parts: readonly (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length > 0 ? given.map((part) => `(${part})`).join(" & ") : null;
}

/** A `tsquery` that requires one of the lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quote).join(" | ");
}

/** PostgreSQL stores no longer lexemes. */
const maxLength = 500;

export function quote(lexeme: string): string {
  return `'${lexeme.slice(0, maxLength).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** The filters of a query, except a point; null if there are none. */
export function matchFilters(query: SearchQuery, hasDates: boolean): string | null {
  const { place, category } = query;
  const isInPlace = place?.kind === "state" || place?.kind === "cities";
  return allOf([
    category === null || isInPlace ? null : quote(inCategory(category)),
    place?.kind === "state" ? quote(inState(place.state, category)) : null,
    place?.kind === "cities"
      ? anyOf(place.cities.map((city) => inCity(city, category))) || quote("p:")
      : null,
    query.days && hasDates && !query.isPast ? onDays(query.days) : null,
  ]);
}

/** Some date starts on one of the days, and on the first day not before the hour. */
function onDays({ from, to, fromHour }: SearchDays): string {
  const first =
    fromHour > 0
      ? Array.from({ length: 24 - fromHour }, (_, at) => quote(hour(from, fromHour + at)))
      : [`${quote(`d:${from}`)}:*`];
  const others = listDays(from, to).map((day) => `${quote(`d:${day}`)}:*`);
  return [...first, ...others].join(" | ");
}

/** The days after `from`, through `to`. */
function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const kmPerDegree = 111;

/** The width of a degree of longitude at the edge nearest to the pole, where it is smallest. */
const kmPerLongitude = ({ latitude }: SearchPoint, km: number) =>
  kmPerDegree * Math.max(0.05, Math.cos(((Math.abs(latitude) + km / kmPerDegree) * Math.PI) / 180));

/** Cells per degree of each grid in `search_filters_of`: 1°, 0.1° and 0.02°. */
const grids = { g: 1, h: 10, k: 50 } as const;

/** The cells of a grid that cover a circle. */
export function cellsAround(point: SearchPoint, km: number, grid: keyof typeof grids): string {
  const perDegree = grids[grid];
  const north = (km / kmPerDegree) * perDegree;
  const east = (km / kmPerLongitude(point, km)) * perDegree;
  const cells: string[] = [];
  const [y, x] = [point.latitude * perDegree, point.longitude * perDegree];
  for (let row = Math.floor(y - north); row <= Math.floor(y + north); row++)
    for (let column = Math.floor(x - east); column <= Math.floor(x + east); column++)
      cells.push(`${grid}:${row}|${wrap(column, 360 * perDegree)}`);
  return anyOf(cells);
}

/** Wraps columns around the date line. */
const wrap = (column: number, columns: number) =>
  ((((column + columns / 2) % columns) + columns) % columns) - columns / 2;
