import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { listBusinesses } from "../search/queries/list-businesses.server.ts";
import { readSearchCursor } from "../search/search-sort.ts";

export type RatedName = {
  id: string;
  name: string;
  location: string | null;
  rating: number;
  reviewCount: number;
};
type Input = { term: string; after?: string | undefined; limit: number };

/** Whether a page of such a list has given out this cursor. */
export function isNameCursor(cursor: string): boolean {
  return readSearchCursor(cursor, "name") !== null;
}

/** Businesses in name order whose name holds the term, each with its rating: for choosing one of them. */
export async function searchByName(
  db: Db,
  input: Input,
): Promise<{ items: RatedName[]; nextCursor: string | null }> {
  const { items, nextCursor } = await listBusinesses(db, { ...input, sort: "name" });
  return {
    items: items.map(({ id, name, location, average_rating, review_count }) => ({
      id,
      name,
      location: location && shortenLocation(location),
      rating: average_rating,
      reviewCount: review_count,
    })),
    nextCursor,
  };
}
