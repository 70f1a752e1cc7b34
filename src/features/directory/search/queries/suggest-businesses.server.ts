import type { Db } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { normalizeTerm } from "../search-term.ts";
import { listBusinesses, loadSummaries } from "./list-businesses.server.ts";

export type Suggestion = ReturnType<typeof toSuggestion>;

const maxSuggestions = 8;
const businessKind = [{ kind: "business", hasDates: false }];

/** Up to eight businesses for a prefix: names that start with it or have a word that does, then names that contain it. */
export async function suggestBusinesses(db: Db, text: string): Promise<Suggestion[]> {
  const prefix = normalizeTerm(text);
  if (prefix === "") return [];
  const query = { kinds: businessKind, prefix, now: new Date(), limit: maxSuggestions };
  const items = await loadSummaries(db, await searchEngineOf(db).suggest(query));
  if (items.length === maxSuggestions) return items.map(toSuggestion);
  const known = new Set(items.map(({ id }) => id));
  const { items: others } = await listBusinesses(db, { term: text, limit: maxSuggestions });
  return [...items, ...others.filter(({ id }) => !known.has(id))].slice(0, maxSuggestions).map(toSuggestion);
}

function toSuggestion({ id, name, category, location, average_rating, review_count }: BusinessSummary) {
  return { id, name, category, location, average_rating, review_count };
}
