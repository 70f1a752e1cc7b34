import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import * as similar from "../search/queries/list-similar-words.server.ts";

type Requested = { words: readonly string[]; names: readonly string[] };
type Row = { word: string | null; name: string | null };

/** Which of these folded words occur in names of businesses, and which of these folded names are a business's. */
export async function findInNames(
  db: Db,
  requested: Requested,
): Promise<{ words: string[]; names: string[] }> {
  const rows = await selectInNames(db, requested);
  const valuesOf = (column: keyof Row) => rows.flatMap((row) => row[column] ?? []);
  return { words: valuesOf("word"), names: valuesOf("name") };
}

const selectInNames = prepareStatement(
  (_db, param: Param<Requested>) => sql<Row>`
    select word, null as name from search_words where word = any (${param("words")}::text[])
    union all
    select null, asked from unnest(${param("names")}::text[]) as asked
    where exists (
      select from search_documents where kind = 'business' and folded_title = replace(asked, '''', '') collate "C"
    )`,
);

/** Words of names that these may be misspellings of. */
export function listSimilarWords(db: Db, words: readonly string[]): Promise<similar.SimilarWord[]> {
  return similar.listSimilarWords(db, words);
}
