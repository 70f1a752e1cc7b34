import { sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The stems of words, without stop words such as "about". */
export async function stemWords(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await executePrepared(
    db,
    sql<{ stem: string }>`
      select stem from unnest(tsvector_to_array(to_tsvector('english', ${limitWords(words).join(" ")}::text))) as stem`,
  );
  return rows.map(({ stem }) => stem);
}

/** The stems of each word separately. One statement. */
export async function stemEachWord(db: Db, words: readonly string[]): Promise<string[][]> {
  if (words.length === 0) return [];
  const rows = await executePrepared(
    db,
    sql<{ stems: string[] }>`
      select tsvector_to_array(to_tsvector('english', word)) as stems
      from unnest(${words}::text[]) with ordinality as words (word, place) order by place`,
  );
  return rows.map(({ stems }) => stems);
}

/** More than anyone types. Looking up thousands would take minutes. */
const maxWords = 50;

/** The distinct words to look up. */
export const limitWords = (words: readonly string[]) => [...new Set(words)].slice(0, maxWords);
