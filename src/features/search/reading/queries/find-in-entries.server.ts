import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { groupByIndex, searchSources } from "../../entries/sources.server.ts";

const kinds = searchSources.map(({ kind }) => kind);

/** Which of these folded names are the title of an event, an artist or anything else but a business. */
export async function findEntryTitles(db: Db, names: readonly string[]): Promise<string[]> {
  const asked = names.map((name) => name.replaceAll("'", ""));
  const { rows } = await sql<{ title: string }>`
    select asked as title from unnest(${asked}::text[]) as asked
    where exists (
      select from search_entries where kind = any (${kinds}::text[]) and folded_title = asked collate "C"
    )`.execute(db);
  return rows.map(({ title }) => title);
}

/** Which of these words occur in an entry. For rare words: a frequent one costs more than it tells. */
export async function findEntryWords(db: Db, words: readonly string[]): Promise<string[]> {
  const occurs = groupByIndex(kinds).map(
    (group) => sql`exists (
      select from search_entries
      where kind in (${sql.join(group.map((kind) => sql.lit(kind)))}) and tsv @@ plainto_tsquery('english', word)
    )`,
  );
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word where ${sql.join(occurs, sql` or `)}`.execute(db);
  return rows.map(({ word }) => word);
}
