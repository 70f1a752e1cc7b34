import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { unnestHidden } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import * as similar from "../search/queries/list-similar-words.server.ts";
import { hasTexts } from "../search/text/prepare-text.server.ts";

type Asked = { words: readonly string[]; names: readonly string[] };
type InUse = {
  words: string[];
  names: string[];
  textWords: string[];
};

/** Which of these folded words occur in names of businesses, which of these folded names are a business's, and which words many descriptions have. */
export async function findInNames(db: Db, { words, names }: Asked): Promise<InUse> {
  const rows = await selectInNames(db, { words, names }, (await hasTexts(db)) ? "texts" : "names");
  const valuesOf = (column: keyof (typeof rows)[number]) => rows.flatMap((row) => row[column] ?? []);
  return { words: valuesOf("word"), names: valuesOf("name"), textWords: valuesOf("textWord") };
}

type Row = { word: string | null; name: string | null; textWord: string | null };

const selectInNames = prepareStatement((_db, param: Param<Asked>, variant: "names" | "texts") => {
  const inTexts = sql`
    union all
    select null, null, asked from unnest(${param("words")}::text[]) as asked, ${stemOf("asked")}
    where exists (select from search.lexemes where lexeme = stem collate "C")`;
  return sql<Row>`
    select word, null as name, null as "textWord" from search.words where word = any (${param("words")}::text[])
    union all
    select null, asked, null from unnest(${param("names")}::text[]) as asked
    where exists (select from search.documents where name = asked collate "C")
    ${variant === "texts" ? inTexts : sql``}`;
});

/** Which of these words, which few use, occur in the description of a business at all. */
export async function findInTexts(db: Db, words: readonly string[]): Promise<string[]> {
  if (!(await hasTexts(db))) return [];
  const rows = await executePrepared(
    db,
    sql<{ word: string }>`
      with asked as materialized (
        select word from ${unnestHidden(words)} as word, ${stemOf("word")}
      )
      select word from asked
      where exists (select from search.texts where tsv @@ plainto_tsquery('english', word))`,
  );
  return rows.map(({ word }) => word);
}

/** The stem of a word, if it is a letter shorter at most: "accountent" and "accountant" have the same. */
function stemOf(word: string): RawBuilder<unknown> {
  return sql`
    lateral (
      select stem from unnest(tsvector_to_array(to_tsvector('english', ${sql.ref(word)}))) as stem
      where length(stem) >= length(${sql.ref(word)}) - 1
    ) as stems`;
}

/** Words of names that these may be misspellings of. */
export function listSimilarWords(db: Db, words: readonly string[]): Promise<similar.SimilarWord[]> {
  return similar.listSimilarWords(db, words);
}
