import { type RawBuilder, sql } from "kysely";
import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { businessesPerPage } from "../../rules.ts";
import { type Step, tryInTurn } from "../search-steps.ts";
import { collected } from "./collected.server.ts";
import { gatherAllMatches } from "./gather-matches.server.ts";
import { readSummaries } from "./list-businesses.server.ts";
import { type PreparedSearch, prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

type ListOptions = {
  latitude: number;
  longitude: number;
  radiusKm?: number | undefined;
  /** `nextCursor` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
};
export type NearbyInput = ListOptions & Pick<SearchFilters, "term" | "category">;
export type NearbyPage = {
  items: (BusinessSummary & { distanceKm: number })[];
  nextCursor: string | null;
  /** The last page that is listed, though there are more. */
  endsEarly: boolean;
};
type Neighbor = { id: string; distanceKm: number };

/** Nobody walks further down a list by distance. */
const lastPageStart = 480;
/** With a term, at most so many businesses around the place are looked at before all matches are collected. */
const maxLookedAt = 10_000;
const fewMatches = 3_000;

/** Whether a list by distance has given out this cursor. */
export function isNearbyCursor(cursor: string): boolean {
  return readCursor(cursor, ["number"]) !== null;
}

/** Businesses by distance from a place, nearest first. */
export async function findNearby(db: Db, input: NearbyInput): Promise<NearbyPage> {
  const { term, category } = input;
  return readNearby(db, await prepareSearch(db, { term, category }), input);
}

/** The same for a search that is prepared. */
export async function readNearby(db: Db, search: PreparedSearch, input: ListOptions): Promise<NearbyPage> {
  const { limit = businessesPerPage } = input;
  const seen = Math.min(
    Math.max(0, Math.trunc(readCursor(input.after, ["number"])?.[0] ?? 0)),
    lastPageStart,
  );
  const neighbors = await matchNeighbors(db, search, input, seen + limit + 1);
  const shown = neighbors.slice(seen, seen + limit);
  const distances = new Map(shown.map(({ id, distanceKm }) => [id, distanceKm]));
  const items = await readSummaries(db, shown);
  const isMore = neighbors.length > seen + limit;
  const hasNext = isMore && seen + limit <= lastPageStart;
  return {
    items: items.map((item) => ({ ...item, distanceKm: distances.get(item.id) ?? 0 })),
    nextCursor: hasNext ? writeCursor([seen + limit]) : null,
    endsEarly: isMore && !hasNext,
  };
}

async function matchNeighbors(
  db: Db,
  search: PreparedSearch,
  input: ListOptions,
  wanted: number,
): Promise<Neighbor[]> {
  // Degrees are not kilometres: both order differently, but the nearest are among three times as many.
  const candidates = 3 * wanted + 50;
  const expectedRows = Math.ceil((2 * candidates * search.businesses) / Math.max(1, search.expected));
  const rows = search.term ? Math.min(maxLookedAt, expectedRows) : candidates;
  const read = async (chosen: Step) => {
    const step = await gatherAllMatches(db, search, chosen);
    const { rows: answer } = await sql<{ read: number; neighbors: Neighbor[] }>`
      with stretch as materialized (${select(step, search, input)}),
      measured as (select id, position, ${distanceFrom(input)} as km from stretch where strpos(name, ${search.term}) > 0),
      nearest as (
        select id, km as "distanceKm" from measured ${input.radiusKm ? sql`where km <= ${input.radiusKm}` : sql``}
        order by km, position limit ${wanted}
      )
      select (select count(*) from stretch) as read, coalesce((select json_agg(nearest) from nearest), '[]') as neighbors
    `.execute(db);
    return answer[0] ?? { read: 0, neighbors: [] };
  };
  const isEnough = ({ read, neighbors }: { read: number; neighbors: Neighbor[] }) =>
    neighbors.length === wanted || read < rows;
  return (await tryInTurn(stepsFor(search, rows), read, isEnough))?.neighbors ?? [];
}

function stepsFor({ term, filtered, maxMatches, expected, collect }: PreparedSearch, rows: number): Step[] {
  const walk: Step = { read: "walk", rows };
  if (filtered === 0 || maxMatches === 0) return [];
  if (!term || !collect) return [walk];
  return expected <= fewMatches ? [collect] : [walk, collect];
}

/** Outwards from the place, or all matches wherever they are. */
function select(step: Step, search: PreparedSearch, input: ListOptions): RawBuilder<unknown> {
  const where = sql`
    point is not null
    ${search.categoryId === null ? sql`` : sql`and category_id = ${search.categoryId}`}
    ${input.radiusKm ? sql`and point <@ ${boxAround(input, input.radiusKm)}` : sql``}`;
  if (step.read !== "walk") {
    return sql`
      with ${collected(step, search)}
      select id, position, name, point from collected where ${where}`;
  }
  return sql`
    select id, position, name, point from search.documents
    where ${where} order by point <-> point(${input.longitude}, ${input.latitude}) limit ${step.rows}`;
}

/** All that is within the radius, and the corners around it. */
function boxAround({ latitude, longitude }: ListOptions, radiusKm: number): RawBuilder<unknown> {
  const north = radiusKm / 111;
  const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180));
  return sql`box(point(${longitude - east}, ${latitude - north}), point(${longitude + east}, ${latitude + north}))`;
}

/** The haversine formula. */
function distanceFrom({ latitude, longitude }: ListOptions): RawBuilder<number> {
  return sql`
    12742 * asin(sqrt(least(1,
      sin(radians(point[1] - ${latitude}) / 2) ^ 2
      + cos(radians(${latitude})) * cos(radians(point[1])) * sin(radians(point[0] - ${longitude}) / 2) ^ 2
    )))`;
}
