import { sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { unnestHidden } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { groupByIndex, isOfKinds, searchSources } from "../../entries/sources.server.ts";

const kinds = searchSources.map(({ kind }) => kind);

/** Which of these folded names are the title of an event, an artist or anything else but a business. */
export async function findEntryTitles(db: Db, names: readonly string[]): Promise<string[]> {
  const asked = names.map((name) => name.replaceAll("'", ""));
  const rows = await executePrepared(
    db,
    sql<{ title: string }>`
      select asked as title from ${unnestHidden(asked)} as asked
      where exists (
        select from search_entries where ${isOfKinds(kinds)} and folded_title = asked collate "C"
      )`,
  );
  return rows.map(({ title }) => title);
}

/** Which of these words occur in an entry. Those that many have are counted already. */
export async function findEntryWords(db: Db, words: readonly string[]): Promise<string[]> {
  const occurs = groupByIndex(kinds).map(
    (group) => sql`exists (
      select from search_entries
      where ${isOfKinds(group)} and tsv @@ plainto_tsquery('english', word)
    )`,
  );
  const rows = await executePrepared(
    db,
    sql<{ word: string }>`
      select word from ${unnestHidden(words)} as word
      where case
        when exists (
          select from search_entry_lexemes where lexeme = any (tsvector_to_array(to_tsvector('english', word)))
        ) then true
        else ${sql.join(occurs, sql` or `)} end`,
  );
  return rows.map(({ word }) => word);
}
