import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";

/** The stems of the words, and how many entries of each kind have a frequent lexeme. */
export type EntryFrequencies = {
  stems: readonly string[];
  /** By kind and lexeme. Missing ones are rare. */
  counts: ReadonlyMap<string, number>;
};

/** Reads the stems of words, and the frequencies of these and other lexemes, in one statement. */
export async function prepareEntries(
  db: Db,
  words: readonly string[],
  lexemes: readonly string[],
): Promise<EntryFrequencies> {
  const [row] = await readFrequencies(db, { words: words.join(" "), lexemes: [...lexemes] });
  const counts = (row?.counts ?? []).map(
    ({ kind, lexeme, entries }) => [keyOf(kind, lexeme), entries] as const,
  );
  return { stems: row?.stems ?? [], counts: new Map(counts) };
}

/** How many entries of a kind have a lexeme; undefined for a rare one. */
export function countOf({ counts }: EntryFrequencies, kind: string, lexeme: string): number | undefined {
  return counts.get(keyOf(kind, lexeme));
}

const keyOf = (kind: string, lexeme: string) => `${kind} ${lexeme}`;

type Row = { stems: string[]; counts: { kind: string; lexeme: string; entries: number }[] };

const readFrequencies = prepareStatement(
  (_db, param: Param<{ words: string; lexemes: string[] }>) => sql<Row>`
    with asked as materialized (
      select tsvector_to_array(to_tsvector('english', ${param("words")}::text)) as stems
    )
    select stems, coalesce((
      select json_agg(frequent) from search_entry_lexemes as frequent
      where lexeme = any (stems || ${param("lexemes")}::text[]) or lexeme = 'k:' || kind
    ), '[]') as counts
    from asked`,
);
