import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSummaries } from "../../search/queries/list-businesses.server.ts";
import { filterConditions } from "../../search/queries/match-documents.server.ts";
import {
  type PreparedSearch,
  prepareSearch,
  type SearchFilters,
} from "../../search/queries/prepare-search.server.ts";
import { sampleMatches } from "../../search/queries/sample-matches.server.ts";
import type { Box } from "../search-map.ts";

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

/** The best ranked businesses in a box, which should be small or have few of them. */
export async function listMapBusinesses(
  db: Db,
  { box, limit, ...filters }: SearchFilters & { box: Box; limit: number },
): Promise<MapBusiness[]> {
  const search = await prepareSearch(db, filters);
  const pins =
    (search.term && (await findMatches(db, search, box, limit))) ||
    (await findAroundCenter(db, search, box, limit));
  const pinsById = new Map(pins.map((pin) => [pin.id, pin]));
  const summaries = await readSummaries(db, pins);
  return summaries.flatMap(({ id, name, category, location }) => {
    const pin = pinsById.get(id);
    return pin ? [{ id, name, category, location, latitude: pin.latitude, longitude: pin.longitude }] : [];
  });
}

/** Among all matches of a term; null if there are too many to collect. */
async function findMatches(db: Db, search: PreparedSearch, box: Box, limit: number): Promise<Pin[] | null> {
  const { rows, isComplete } = await sampleMatches(db, search, async (matches) => {
    const { rows } = await sql<{ found: number; pins: Pin[] }>`
      with ${matches},
      pins as (
        select id, point[1] as latitude, point[0] as longitude from matches
        where ${insideBox(box)} ${filterConditions(search)} order by position limit ${limit}
      )
      select (select count(*) from matches) as found, coalesce((select json_agg(pins) from pins), '[]') as pins
    `.execute(db);
    return { rows: rows[0]?.pins ?? [], found: rows[0]?.found ?? 0 };
  });
  return isComplete ? rows : null;
}

/** From the center outward: with this order PostgreSQL uses the index on points. */
async function findAroundCenter(db: Db, search: PreparedSearch, box: Box, limit: number): Promise<Pin[]> {
  const center = sql`point(${(box.west + box.east) / 2}, ${(box.south + box.north) / 2})`;
  const containsTerm = search.term ? sql`where strpos(name, ${search.term}) > 0` : sql``;
  const { rows } = await sql<Pin>`
    with nearest as materialized (
      select id, position, name, point from search.documents
      where ${insideBox(box)} ${filterConditions(search)} order by point <-> ${center} limit ${maxCandidates}
    )
    select id, point[1] as latitude, point[0] as longitude from nearest ${containsTerm}
    order by position limit ${limit}`.execute(db);
  return rows;
}

function insideBox({ west, south, east, north }: Box): RawBuilder<unknown> {
  return sql`point <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}
