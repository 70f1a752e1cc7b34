import { type RawBuilder, sql } from "kysely";
import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { businessesPerPage } from "../../rules.ts";
import { limitCollect, runSteps } from "../search-steps.ts";
import { buildMatchCtes, type CollectStep } from "./build-match-ctes.server.ts";
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
  /** This is the last page, though there are more businesses. */
  endsEarly: boolean;
};
type Point = Pick<ListOptions, "latitude" | "longitude">;
type NearbyMatch = { id: string; distanceKm: number };
/** Outward from the place, or all matches anywhere. */
type NearbyStep = { read: "outward"; rows: number } | CollectStep;

/** The offset of the last page. */
const maxOffset = 480;
/** With a term, this many businesses around the place are scanned before all matches are collected. */
const maxScanned = 10_000;
const fewMatches = 3_000;
/** The nearest may be among the last by rank, so more names are compared than for a list. */
const maxCompared = 12_000;

/** Whether the cursor is valid for a list by distance. */
export function isNearbyCursor(cursor: string): boolean {
  return readCursor(cursor, ["number"]) !== null;
}

/** Businesses by distance from a place, nearest first. */
export async function findNearby(db: Db, input: NearbyInput): Promise<NearbyPage> {
  const { term, category } = input;
  return readNearby(db, await prepareSearch(db, { term, category }), input);
}

/** The same for a prepared search. */
export async function readNearby(db: Db, search: PreparedSearch, input: ListOptions): Promise<NearbyPage> {
  const { limit = businessesPerPage } = input;
  const offset = Math.min(Math.max(0, Math.trunc(readCursor(input.after, ["number"])?.[0] ?? 0)), maxOffset);
  const matches = await findMatches(db, search, input, offset + limit + 1);
  const shown = matches.slice(offset, offset + limit);
  const distances = new Map(shown.map(({ id, distanceKm }) => [id, distanceKm]));
  const items = await readSummaries(db, shown);
  const hasMore = matches.length > offset + limit;
  const hasNext = hasMore && offset + limit <= maxOffset;
  return {
    items: items.map((item) => ({ ...item, distanceKm: distances.get(item.id) ?? 0 })),
    nextCursor: hasNext ? writeCursor([offset + limit]) : null,
    endsEarly: hasMore && !hasNext,
  };
}

async function findMatches(
  db: Db,
  search: PreparedSearch,
  input: ListOptions,
  wanted: number,
): Promise<NearbyMatch[]> {
  // The index sorts by degrees, not kilometers: the nearest are within the first three times as many.
  const candidates = 3 * wanted + 50;
  const expectedRows = Math.ceil((2 * candidates * search.businesses) / Math.max(1, search.expected));
  const rows = search.term ? Math.min(maxScanned, expectedRows) : candidates;
  const read = async (step: NearbyStep) => {
    const { rows: results } = await sql<{ read: number; matches: NearbyMatch[] }>`
      with scanned as materialized (${select(step, search, input)}),
      measured as (select id, position, ${distanceFrom(input)} as km from scanned where strpos(name, ${search.term}) > 0),
      nearest as (
        select id, km as "distanceKm" from measured ${input.radiusKm ? sql`where km <= ${input.radiusKm}` : sql``}
        order by km, position limit ${wanted}
      )
      select (select count(*) from scanned) as read, coalesce((select json_agg(nearest) from nearest), '[]') as matches
    `.execute(db);
    return results[0] ?? { read: 0, matches: [] };
  };
  const isEnough = ({ read, matches }: { read: number; matches: NearbyMatch[] }) =>
    matches.length === wanted || read < rows;
  return (await runSteps(stepsFor(search, rows), read, isEnough))?.matches ?? [];
}

function stepsFor(search: PreparedSearch, rows: number): NearbyStep[] {
  const outward = { read: "outward", rows } as const;
  if (search.filtered === 0 || search.maxMatches === 0) return [];
  const collected = search.term && limitCollect(search, maxCompared);
  if (!collected) return [outward];
  return search.expected <= fewMatches ? [collected] : [outward, collected];
}

function select(step: NearbyStep, search: PreparedSearch, input: ListOptions): RawBuilder<unknown> {
  const where = sql`
    point is not null
    ${search.categoryId === null ? sql`` : sql`and category_id = ${search.categoryId}`}
    ${input.radiusKm ? sql`and point <@ ${boxAround(input, input.radiusKm)}` : sql``}`;
  if (step.read !== "outward") {
    return sql`
      with ${buildMatchCtes(step, search, { filters: search })}
      select id, position, name, point from collected where ${where}`;
  }
  return sql`
    select id, position, name, point from search.documents
    where ${where} order by point <-> point(${input.longitude}, ${input.latitude}) limit ${step.rows}`;
}

/** The bounding box of the radius. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): RawBuilder<unknown> {
  const north = radiusKm / 111;
  const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180));
  return sql`box(point(${longitude - east}, ${latitude - north}), point(${longitude + east}, ${latitude + north}))`;
}

/** The haversine formula. */
export function distanceFrom({ latitude, longitude }: Point): RawBuilder<number> {
  return sql`
    12742 * asin(sqrt(least(1,
      sin(radians(point[1] - ${latitude}) / 2) ^ 2
      + cos(radians(${latitude})) * cos(radians(point[1])) * sin(radians(point[0] - ${longitude}) / 2) ^ 2
    )))`;
}
