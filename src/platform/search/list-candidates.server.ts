import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { searchEngineOf } from "./search-engine.server.ts";

type Query = Omit<Parameters<SearchEngine["match"]>[0], "limit">;

/** Words that more documents have than this are soon met by reading a list in its order. */
const maxCandidates = 1_000;
/** So are one or two letters, and no index has them. */
const minLength = 3;

/**
 * The only documents of a kind that may contain a folded text, for a list that compares its own columns; null where
 * these are so many that the list is better read in its order.
 */
export async function listCandidates(db: Db, query: Query): Promise<string[] | null> {
  if (query.text.length < minLength) return null;
  const ids = await searchEngineOf(db).match({ ...query, limit: maxCandidates + 1 });
  return ids.length > maxCandidates ? null : ids;
}
