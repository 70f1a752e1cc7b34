import type { Db } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { readTerm } from "../search-term.ts";
import { listBusinesses, readSummaries } from "./list-businesses.server.ts";

export type Suggestion = ReturnType<typeof suggestionOf>;

const maxSuggestions = 8;
const ofBusinesses = [{ kind: "business", hasDates: false }];

/** Up to eight businesses for the text typed so far: names that begin with it, or a word of which does, then names that contain it. */
export async function suggestBusinesses(db: Db, typed: string): Promise<Suggestion[]> {
  const prefix = readTerm(typed);
  if (prefix === "") return [];
  const query = { kinds: ofBusinesses, prefix, now: new Date(), limit: maxSuggestions };
  const items = await readSummaries(db, await searchEngineOf(db).suggest(query));
  if (items.length === maxSuggestions) return items.map(suggestionOf);
  const known = new Set(items.map(({ id }) => id));
  const { items: others } = await listBusinesses(db, { term: typed, limit: maxSuggestions });
  return [...items, ...others.filter(({ id }) => !known.has(id))].slice(0, maxSuggestions).map(suggestionOf);
}

function suggestionOf({ id, name, category, location, average_rating, review_count }: BusinessSummary) {
  return { id, name, category, location, average_rating, review_count };
}
