import type { Db } from "#platform/db/open-database.server.ts";
import { normalizeTerm } from "../search-term.ts";
import { correctableWords, editDistance, maxTypos } from "../typos.ts";
import { listBusinesses, type SearchFilters } from "./list-businesses.server.ts";
import { listSimilarWords, type SimilarWord } from "./list-similar-words.server.ts";

/** The term with typos corrected; null if the corrected term has no results either. */
export async function correctTerm(db: Db, filters: SearchFilters): Promise<string | null> {
  const term = normalizeTerm(filters.term);
  const words = [...new Set(correctableWords(term))];
  if (words.length === 0) return null;
  const candidates = await listSimilarWords(db, words);
  let corrected = term;
  for (const typed of words) {
    const best = chooseBest(
      typed,
      candidates.filter((candidate) => candidate.typed === typed),
    );
    if (best) corrected = corrected.replaceAll(typed, best);
  }
  if (corrected === term) return null;
  const { items } = await listBusinesses(db, { ...filters, term: corrected, limit: 1 });
  return items.length > 0 ? corrected : null;
}

/** The closest word, or the most frequent of several. A word that occurs in names is its own best match. */
function chooseBest(typed: string, candidates: SimilarWord[]): string | undefined {
  const ranked = candidates
    .map(({ word, occurrences }) => ({ word, occurrences, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= maxTypos(typed))
    .sort((a, b) => a.distance - b.distance || b.occurrences - a.occurrences || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word;
}
