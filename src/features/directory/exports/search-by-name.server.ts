import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { correctTerm } from "../search/queries/correct-term.server.ts";
import { listBusinesses, listByName } from "../search/queries/list-businesses.server.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";
import { readSearchCursor } from "../search/search-sort.ts";
import { alphabet } from "./alphabet.ts";

export type RatedName = {
  id: string;
  name: string;
  location: string | null;
  rating: number;
  reviewCount: number;
};
type Input = {
  term: string;
  /** Starts at the first name from this letter on. */
  letter?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** Whether the cursor is valid for this list. */
export function isNameCursor(cursor: string): boolean {
  return readSearchCursor(cursor, "name") !== null;
}

/** Businesses whose name contains the term, by name, with their ratings: for a picker. */
export async function searchByName(db: Db, input: Input) {
  const [{ items, nextCursor }, businesses] = await Promise.all([
    listByName(db, input),
    countAllBusinesses(db),
  ]);
  return {
    items: items.map(
      ({ id, name, location, average_rating, review_count }): RatedName => ({
        id,
        name,
        location: location && shortenLocation(location),
        rating: average_rating,
        reviewCount: review_count,
      }),
    ),
    nextCursor,
    /** Of the whole directory, regardless of the term. */
    businesses,
  };
}

async function countAllBusinesses(db: Db): Promise<number> {
  const { categories } = await listChoices(db);
  return categories.reduce((sum, { businesses }) => sum + businesses, 0);
}

/** The ids of the best ranked businesses whose name contains the term. */
export async function listNamed(db: Db, term: string, limit: number): Promise<string[]> {
  return (await listBusinesses(db, { term, limit })).items.map(({ id }) => id);
}

/** The term corrected to a word in names, if that finds something. */
export function correctName(db: Db, term: string): Promise<string | null> {
  return correctTerm(db, { term });
}

/** The letters that names start with. One index lookup per letter. */
export const listInitials = remember(
  async (db: Db): Promise<string[]> => {
    const { rows } = await sql<{ letter: string }>`
      select letter from unnest(${alphabet}::text[]) as letter
      where exists (
        select from search_documents
        where kind = 'business' and folded_title >= letter collate "C"
          and folded_title < chr(ascii(letter) + 1) collate "C"
      )`.execute(db);
    return rows.map(({ letter }) => letter);
  },
  { freshForMs: 60_000, staleForMs: 600_000 },
);
