import { sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { remaindersOf } from "../typos.ts";

/** A word of names that differs from a typed word by at most a few letters. */
export type SimilarWord = { typed: string; word: string; occurrences: number };

/** Words of names that these may be misspellings of. Similar words share a remainder: the word without one or two letters. */
export async function listSimilarWords(db: Db, words: readonly string[]): Promise<SimilarWord[]> {
  const pairs = words.flatMap((typed) => remaindersOf(typed).map((remainder) => ({ typed, remainder })));
  return executePrepared(
    db,
    sql<SimilarWord>`
      select distinct typed, word, occurrences
      from unnest(${pairs.map(({ typed }) => typed)}::text[], ${pairs.map(({ remainder }) => remainder)}::text[])
        as asked (typed, remainder)
      join search_word_remainders as known on known.remainder = asked.remainder collate "C"`,
  );
}
