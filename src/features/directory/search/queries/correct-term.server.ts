import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readTerm } from "../search-term.ts";
import { editDistance, maxTypos, remaindersOf, wordsOf } from "../search-words.ts";
import { countDocuments } from "./match-documents.server.ts";
import { prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

type Candidate = { typed: string; word: string; occurrences: number };

/** The term with its misspelled words corrected; null if that finds nothing either. */
export async function correctTerm(db: Db, filters: SearchFilters): Promise<string | null> {
  const term = readTerm(filters.term);
  const words = [...new Set(wordsOf(term))];
  if (words.length === 0) return null;
  const candidates = await listCandidates(db, words);
  let corrected = term;
  for (const typed of words) {
    const best = chooseBest(
      typed,
      candidates.filter((candidate) => candidate.typed === typed),
    );
    if (best) corrected = corrected.replaceAll(typed, best);
  }
  if (corrected === term) return null;
  const { found } = await countDocuments(db, await prepareSearch(db, { ...filters, term: corrected }), 1);
  return found > 0 ? corrected : null;
}

async function listCandidates(db: Db, words: string[]): Promise<Candidate[]> {
  const pairs = words.flatMap((typed) => remaindersOf(typed).map((remainder) => ({ typed, remainder })));
  const { rows } = await sql<Candidate>`
    select distinct typed, word, occurrences
    from unnest(${pairs.map(({ typed }) => typed)}::text[], ${pairs.map(({ remainder }) => remainder)}::text[])
      as asked (typed, remainder)
    join search.word_remainders on word_remainders.remainder = asked.remainder collate "C"`.execute(db);
  return rows;
}

/** The closest word, the most frequent if several are. A word that occurs in names is its own best match. */
function chooseBest(typed: string, candidates: Candidate[]): string | undefined {
  const ranked = candidates
    .map(({ word, occurrences }) => ({ word, occurrences, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= maxTypos(typed))
    .sort((a, b) => a.distance - b.distance || b.occurrences - a.occurrences || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word;
}
