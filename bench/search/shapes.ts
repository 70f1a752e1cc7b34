import { findNearby } from "#features/directory/search/queries/find-nearby.server.ts";
import { matchDocuments } from "#features/directory/search/queries/match-documents.server.ts";
import { prepareSearch } from "#features/directory/search/queries/prepare-search.server.ts";
import type { SearchInput } from "#features/directory/search/queries/search-businesses.server.ts";
import { suggestBusinesses } from "#features/directory/search/queries/suggest-businesses.server.ts";
import { type SearchSort, writeSearchCursor } from "#features/directory/search/search-sort.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The number of businesses before page 1,000. */
export const pageThousand = 999 * 24;
export type Probe = [name: string, run: (db: Db) => Promise<unknown>];

/** Their frequency in five million names is in seed/large-words.ts. */
export const terms = {
  browse: "",
  common: "hair",
  frequent: "yoga",
  medium: "okafor",
  rare: "zanzi",
  absent: "xqzvk",
  "two letters": "ha",
  "two letters, rare": "zo",
  "two letters, absent": "zq",
  "one letter": "a",
  "one letter, rare": "q",
};
/** The cursor after this many items. Null if the list is shorter. */
export async function findCursor(
  db: Db,
  input: SearchInput,
  sort: SearchSort,
  seen: number,
): Promise<string | null> {
  const search = await prepareSearch(db, input);
  if (search.maxMatches < seen) return null;
  const { found } = await matchDocuments(db, search, { sort, after: null, limit: seen });
  const last = found[seen - 1];
  return last ? writeSearchCursor(sort, { build: search.build, ...last }) : null;
}

const atlanta = { latitude: 33.749, longitude: -84.388 };
/** Suggestions and nearby searches. */
export const points: Probe[] = [
  ...["h", "ha", "hair", "oka", "zanz", "kitch", "young"].map(
    (typed): Probe => [`suggestions for ${typed}`, (db) => suggestBusinesses(db, typed)],
  ),
  ["near me", (db) => findNearby(db, atlanta)],
  ["near me, large category", (db) => findNearby(db, { ...atlanta, category: "Food & Beverage" })],
  ["near me, small category", (db) => findNearby(db, { ...atlanta, category: "Writing" })],
  ["near me, within 10 km", (db) => findNearby(db, { ...atlanta, category: "Writing", radiusKm: 10 })],
  ["near me, common term", (db) => findNearby(db, { ...atlanta, term: "hair" })],
];
