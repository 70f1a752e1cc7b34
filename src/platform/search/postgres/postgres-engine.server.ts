import { sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { documentKinds } from "../document-kinds.ts";
import type { SearchEngine } from "../engine.ts";
import { countList } from "./count.server.ts";
import { find } from "./find.server.ts";
import { listPage } from "./list.server.ts";
import { match } from "./match.server.ts";
import { listPins } from "./pins.server.ts";
import { limitWords } from "./stem-words.server.ts";
import { suggest } from "./suggest.server.ts";

/** PostgreSQL as the search engine: the table `search_documents`, ordinary indexes, one statement per request. */
export function createPostgresEngine(db: Db): SearchEngine {
  return {
    find: (query) => find(db, query),
    suggest: (query) => suggest(db, query),
    list: (list) => listPage(db, list),
    match: (query) => match(db, query),
    listPins: (area) => listPins(db, area),
    count: (list, grid) => countList(db, list, grid),
    findTitles: async (names) => {
      const titles = names.map((name) => name.replaceAll("'", ""));
      // Not prepared, and one list instead of a condition per title: otherwise PostgreSQL reads the trigram index, which is
      // a hundred times slower for whole titles.
      const { rows } = await sql<{ title: string }>`
        select distinct folded_title as title from search_documents
        where kind in (${sql.join(documentKinds.map((kind) => sql.lit(kind)))})
          and folded_title = any (${titles}::text[])`.execute(db);
      return rows.map(({ title }) => title);
    },
    findWords: async ({ kinds, words }) => {
      const countDocuments = sql`
        select count(*) from search_documents
        where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and tsv @@ plainto_tsquery('english', word)`;
      // A frequent word is among the best documents, which are few. For any other, few documents are counted: `exists`
      // would be planned as a scan of the table that expects to end early.
      const rows = await executePrepared(
        db,
        sql<{ word: string }>`
          select word from unnest(${limitWords(words)}::text[]) as word
          where (${countDocuments} and tier = 1) > 0 or (${countDocuments}) > 0`,
      );
      return rows.map(({ word }) => word);
    },
    // Without PostgreSQL the whole site is down, which `/readyz` reports.
    health: async () => ({ engine: "postgres", isUp: true, reason: null }),
  };
}
