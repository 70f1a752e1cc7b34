import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSummaries } from "../../search/queries/list-businesses.server.ts";
import { passing } from "../../search/queries/match-documents.server.ts";
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

/** So many are looked at around the middle; the best ranked of them are shown. */
const maxLookedAt = 2_000;

/** The businesses in a part of the map, the best ranked `limit` of them. Ask for small parts, or where few are. */
export async function listMapBusinesses(
  db: Db,
  { box, limit, ...filters }: SearchFilters & { box: Box; limit: number },
): Promise<MapBusiness[]> {
  const search = await prepareSearch(db, filters);
  const pins =
    (search.term && (await pickMatches(db, search, box, limit))) ||
    (await pickAround(db, search, box, limit));
  const places = new Map(pins.map((pin) => [pin.id, pin]));
  const summaries = await readSummaries(db, pins);
  return summaries.flatMap(({ id, name, category, location }) => {
    const pin = places.get(id);
    return pin ? [{ id, name, category, location, latitude: pin.latitude, longitude: pin.longitude }] : [];
  });
}

/** Among all matches of a term; null where there are more than can be collected. */
async function pickMatches(db: Db, search: PreparedSearch, box: Box, limit: number): Promise<Pin[] | null> {
  const { rows, isComplete } = await sampleMatches(db, search, async (matches) => {
    const { rows } = await sql<{ found: number; pins: Pin[] }>`
      with ${matches},
      pins as (
        select id, point[1] as latitude, point[0] as longitude from matches
        where ${inside(box)} ${passing(search)} order by position limit ${limit}
      )
      select (select count(*) from matches) as found, coalesce((select json_agg(pins) from pins), '[]') as pins
    `.execute(db);
    return { rows: rows[0]?.pins ?? [], found: rows[0]?.found ?? 0 };
  });
  return isComplete ? rows : null;
}

/** From the middle outwards: the order is what makes the index of points the way in. */
async function pickAround(db: Db, search: PreparedSearch, box: Box, limit: number): Promise<Pin[]> {
  const middle = sql`point(${(box.west + box.east) / 2}, ${(box.south + box.north) / 2})`;
  const holdsTerm = search.term ? sql`where strpos(name, ${search.term}) > 0` : sql``;
  const { rows } = await sql<Pin>`
    with around as materialized (
      select id, position, name, point from search.documents
      where ${inside(box)} ${passing(search)} order by point <-> ${middle} limit ${maxLookedAt}
    )
    select id, point[1] as latitude, point[0] as longitude from around ${holdsTerm}
    order by position limit ${limit}`.execute(db);
  return rows;
}

function inside({ west, south, east, north }: Box): RawBuilder<unknown> {
  return sql`point <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}
