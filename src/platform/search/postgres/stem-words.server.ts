import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** Stems depend only on the word, so every database has the same. */
const known = new LRUCache<string, string[]>({ max: 10_000 });

/** The stems of words, without stop words such as "about". */
export async function stemWords(db: Db, words: readonly string[]): Promise<string[]> {
  const stems = await stemEachWord(db, limitWords(words));
  return [...new Set(stems.flat())].sort();
}

/** The stems of each word separately. At most one statement. */
export async function stemEachWord(db: Db, words: readonly string[]): Promise<string[][]> {
  const stems = new Map(words.map((word) => [word, known.get(word)]));
  const missing = [...stems.keys()].filter((word) => !stems.get(word));
  if (missing.length > 0) {
    const rows = await executePrepared(
      db,
      sql<{ stems: string[] }>`
        select tsvector_to_array(to_tsvector('english', word)) as stems
        from unnest(${missing}::text[]) with ordinality as words (word, place) order by place`,
    );
    for (const [at, word] of missing.entries()) {
      const found = rows[at]?.stems ?? [];
      stems.set(word, found);
      known.set(word, found);
    }
  }
  return words.map((word) => stems.get(word) ?? []);
}

/** More than anyone types. Looking up thousands would take minutes. */
const maxWords = 50;

/** The distinct words to look up. */
export const limitWords = (words: readonly string[]) => [...new Set(words)].slice(0, maxWords);
