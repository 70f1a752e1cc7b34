import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import * as similar from "../search/queries/list-similar-words.server.ts";

/** Which of these folded words occur in business names. */
export async function findWordsInNames(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await selectWords(db, { words });
  return rows.map(({ word }) => word);
}

const selectWords = prepareStatement(
  (_db, param: Param<{ words: readonly string[] }>) => sql<{ word: string }>`
    select word from search_words where word = any (${param("words")}::text[])`,
);

/** Words of names that these may be misspellings of. */
export function listSimilarWords(db: Db, words: readonly string[]): Promise<similar.SimilarWord[]> {
  return similar.listSimilarWords(db, words);
}
