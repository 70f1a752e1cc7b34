import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { searchEngineOf } from "./search-engine.server.ts";

type Query = Omit<Parameters<SearchEngine["match"]>[0], "limit">;

/** With more candidates than this, scanning a list in its own order finds a page sooner. */
const maxCandidates = 1_000;
/** The indexes cannot match one or two characters. */
const minLength = 3;

/**
 * Ids of the documents that may contain a folded text, for a list that compares its own columns. Null if there are too
 * many for the ids to help.
 */
export async function listCandidates(db: Db, query: Query): Promise<string[] | null> {
  if (query.text.length < minLength) return null;
  const ids = await searchEngineOf(db).match({ ...query, limit: maxCandidates + 1 });
  return ids.length > maxCandidates ? null : ids;
}
