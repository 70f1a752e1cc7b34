import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { filterConditions } from "../../search/queries/build-match-ctes.server.ts";
import { readSummaries } from "../../search/queries/list-businesses.server.ts";
import {
  type PreparedSearch,
  prepareSearch,
  type SearchFilters,
} from "../../search/queries/prepare-search.server.ts";
import { sampleMatches } from "../../search/queries/sample-matches.server.ts";
import { type Box, boxAround, cellDegrees } from "../search-map.ts";

export type MapBusiness = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  latitude: number;
  longitude: number;
};
type Pin = Pick<MapBusiness, "id" | "latitude" | "longitude">;

/** The best ranked of this many around the center are shown. */
const maxCandidates = 2_000;

type Area = {
  box: Box;
  /** Only these cells of the box. */
  cells?: { zoom: number; list: readonly { x: number; y: number }[] };
};
type Page = { limit: number; offset?: number };

/** The best ranked businesses in a box, which should be small or have few of them. */
export async function listMapBusinesses(
  db: Db,
  { box, limit, ...filters }: SearchFilters & { box: Box; limit: number },
): Promise<MapBusiness[]> {
  const pins = await findPins(db, filters, { box }, { limit });
  const pinsById = new Map(pins.map((pin) => [pin.id, pin]));
  const summaries = await readSummaries(db, pins);
  return summaries.flatMap(({ id, name, category, location }) => {
    const pin = pinsById.get(id);
    return pin ? [{ id, name, category, location, latitude: pin.latitude, longitude: pin.longitude }] : [];
  });
}

/** A page of the businesses in an area, in the order of the directory. */
export async function findPins(db: Db, filters: SearchFilters, area: Area, page: Page): Promise<Pin[]> {
  const search = await prepareSearch(db, filters);
  return (
    (search.term && (await findMatches(db, search, area, page))) || findAroundCenter(db, search, area, page)
  );
}

/** Among all matches of a term; null if there are too many to collect. */
async function findMatches(
  db: Db,
  search: PreparedSearch,
  area: Area,
  { limit, offset = 0 }: Page,
): Promise<Pin[] | null> {
  const pins = sql`
    select id, point[1] as latitude, point[0] as longitude from matches
    where ${insideArea(area)} ${filterConditions(search)} order by position limit ${limit} offset ${offset}`;
  const { rows, isComplete } = await sampleMatches<Pin>(db, search, pins);
  return isComplete ? rows : null;
}

/**
 * From the center outward: with this order PostgreSQL uses the index on points. Each cell is read by itself, because
 * nothing says that the cells of a request are neighbors, and the box around them may be the world.
 */
async function findAroundCenter(
  db: Db,
  search: PreparedSearch,
  area: Area,
  { limit, offset = 0 }: Page,
): Promise<Pin[]> {
  const { west, east, south, north } = area.box;
  const center = sql`point(${(west + east) / 2}, ${(south + north) / 2})`;
  const containsTerm = search.term ? sql`where strpos(name, ${search.term}) > 0` : sql``;
  const { rows } = await sql<Pin>`
    with nearest as materialized (
      select found.* from (values ${partsOf(area)}) as part (west, south, east, north)
      cross join lateral (
        select id, position, name, point from search.documents
        where point <@ box(point(west, south), point(east, north)) ${area.cells ? sql`and point[0] < east and point[1] < north` : sql``}
          ${filterConditions(search)}
        order by point <-> ${center} limit ${maxCandidates}
      ) as found
      order by point <-> ${center} limit ${maxCandidates}
    )
    select id, point[1] as latitude, point[0] as longitude from nearest ${containsTerm}
    order by position limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The cells of an area, or the box itself. */
function partsOf({ box, cells }: Area): RawBuilder<unknown> {
  const parts = cells ? cells.list.map((cell) => boxAround([cell], cells.zoom)) : [box];
  const sides = parts.map(({ west, south, east, north }) => [west, south, east, north]);
  return sql.join(sides.map((part) => sql`(${sql.join(part.map((side) => sql`${side}::float8`))})`));
}

function insideArea({ box: { west, south, east, north }, cells }: Area): RawBuilder<unknown> {
  const insideBox = sql`point <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
  if (!cells) return insideBox;
  const degrees = cellDegrees(cells.zoom);
  const column = sql`floor((point[0] + 180) / ${degrees}::float8)`;
  const row = sql`floor((point[1] + 90) / ${degrees}::float8)`;
  const pairs = sql.join(cells.list.map(({ x, y }) => sql`(${x}::float8, ${y}::float8)`));
  return sql`${insideBox} and (${column}, ${row}) in (${pairs})`;
}
