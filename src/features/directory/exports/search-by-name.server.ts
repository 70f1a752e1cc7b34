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

/** Whether the cursor is valid for this list. */
export function isNameCursor(cursor: string): boolean {
  return readSearchCursor(cursor, "name") !== null;
}

/** Businesses whose name contains the term, by name, with their ratings: for a picker. */
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
