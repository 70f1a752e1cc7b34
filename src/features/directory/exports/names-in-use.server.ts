import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import * as similar from "../search/queries/list-similar-words.server.ts";

/** Which of these folded words occur in names of businesses, and which of these folded names are a business's. */
export async function findInNames(
  db: Db,
  { words, names }: { words: readonly string[]; names: readonly string[] },
): Promise<{ words: string[]; names: string[] }> {
  const { rows } = await sql<{ word: string | null; name: string | null }>`
    select word, null as name from search.words where word = any (${words}::text[])
    union all
    select null, asked from unnest(${names}::text[]) as asked
    where exists (select from search.documents where name = asked collate "C")`.execute(db);
  return { words: rows.flatMap(({ word }) => word ?? []), names: rows.flatMap(({ name }) => name ?? []) };
}

/** Words of names that these may be misspellings of. */
export function listSimilarWords(db: Db, words: readonly string[]): Promise<similar.SimilarWord[]> {
  return similar.listSimilarWords(db, words);
}
