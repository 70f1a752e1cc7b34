import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { businessesPerPage } from "../../rules.ts";
import { loadSummaries, type SearchFilters, toSearchList } from "./list-businesses.server.ts";

export type NearbyInput = SearchFilters & {
  latitude: number;
  longitude: number;
  radiusKm?: number | undefined;
  /** `nextCursor` of the previous page. */
  after?: string | undefined;
  limit?: number | undefined;
};
export type NearbyPage = {
  items: (BusinessSummary & { distanceKm: number })[];
  nextCursor: string | null;
  /** Whether there are more businesses beyond the last page. */
  endsEarly: boolean;
};

/** The offset of the last page. */
const maxOffset = 480;

/** Whether the cursor is valid for a list by distance. */
export function isNearbyCursor(cursor: string): boolean {
  return readCursor(cursor, ["number"]) !== null;
}

/** Businesses by distance from a point, nearest first. */
export async function findNearby(db: Db, input: NearbyInput): Promise<NearbyPage> {
  const { latitude, longitude, radiusKm = null, limit = businessesPerPage } = input;
  const offset = Math.min(Math.max(0, Math.trunc(readCursor(input.after, ["number"])?.[0] ?? 0)), maxOffset);
  const { hits, next } = await searchEngineOf(db).list({
    ...toSearchList(input),
    near: { point: { latitude, longitude }, maxKm: radiusKm },
    after: { key: String(offset), id: "" },
    limit,
  });
  const distances = new Map(hits.map(({ id, distanceKm }) => [id, distanceKm ?? 0]));
  const hasNext = next !== null && offset + limit <= maxOffset;
  return {
    items: (await loadSummaries(db, hits)).map((item) => ({
      ...item,
      distanceKm: distances.get(item.id) ?? 0,
    })),
    nextCursor: hasNext ? writeCursor([offset + limit]) : null,
    endsEarly: next !== null && !hasNext,
  };
}
