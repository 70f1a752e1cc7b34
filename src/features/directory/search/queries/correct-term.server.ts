import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readTerm } from "../search-term.ts";
import { countMistakes, forgivenMistakes, remaindersOf, wordsOf } from "../search-words.ts";
import { countDocuments } from "./match-documents.server.ts";
import { prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

type Candidate = { typed: string; word: string; occurrences: number };

/** What somebody may have meant whose search found nothing: the term with its unknown words corrected, if that finds something. */
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
  const asked = words.flatMap((typed) => remaindersOf(typed).map((remainder) => ({ typed, remainder })));
  const { rows } = await sql<Candidate>`
    select distinct typed, word, occurrences
    from unnest(${asked.map(({ typed }) => typed)}::text[], ${asked.map(({ remainder }) => remainder)}::text[])
      as asked (typed, remainder)
    join search.word_remainders on word_remainders.remainder = asked.remainder collate "C"`.execute(db);
  return rows;
}

/** The word with the fewest mistakes, and of those the most frequent; a word that names hold is right as it is. */
function chooseBest(typed: string, candidates: Candidate[]): string | undefined {
  const ranked = candidates
    .map(({ word, occurrences }) => ({ word, occurrences, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes <= forgivenMistakes(typed))
    .sort((a, b) => a.mistakes - b.mistakes || b.occurrences - a.occurrences || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word;
}
