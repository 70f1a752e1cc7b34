import { sql } from "kysely";
import { capFreshness } from "#platform/cache/remember.server.ts";
import type { TestDatabase } from "#testing/database.ts";
import { hasOpenSearch } from "#testing/local-opensearch.ts";
import { applyDocumentChanges } from "./apply-document-changes.server.ts";
import type { SearchEngine } from "./engine.ts";
import { catchUp, closeMirror, openEngine, openMirror } from "./opensearch/opensearch-for-tests.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";

export type OpenedEngine = {
  engine: SearchEngine;
  /** Makes all changes so far searchable. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};
type TestEngine = { name: string; open: (database: TestDatabase) => Promise<OpenedEngine> };

/** Every engine must pass the tests in `contract/`. */
export const enginesForTests: readonly TestEngine[] = [
  {
    name: "postgres",
    open: async ({ db }) => ({
      engine: createPostgresEngine(db),
      refresh: async () => {
        while (await applyDocumentChanges(db));
      },
      close: async () => {},
    }),
  },
  { name: "postgres with tiers", open: openTiered },
  ...(hasOpenSearch() ? [{ name: "opensearch", open: openMirrored }] : []),
];

/** PostgreSQL as it searches large kinds: the best document of each kind is in the first tier, half of the rest in the second. */
async function openTiered({ db, owner }: TestDatabase): Promise<OpenedEngine> {
  capFreshness(db, 0);
  return {
    engine: createPostgresEngine(db),
    refresh: async () => {
      while (await applyDocumentChanges(db));
      await sql`delete from search_tiers`.execute(owner);
      await sql`
        insert into search_tiers (kind, best, best_id, good, good_id)
        select kind, (qualities)[1], (ids)[1], (qualities)[1 + cardinality(ids) / 2], (ids)[1 + cardinality(ids) / 2]
        from (
          select
            kind, array_agg(quality order by quality desc, id) as qualities, array_agg(id order by quality desc, id) as ids
          from search_documents group by kind
        ) as ranked`.execute(owner);
      await sql`
        select compare_search_documents(kind, array_agg(distinct key)) from search_documents group by kind`.execute(
        owner,
      );
    },
    close: async () => {},
  };
}

/** OpenSearch with separate indexes for this database. */
async function openMirrored({ db }: TestDatabase): Promise<OpenedEngine> {
  const mirror = await openMirror(db);
  const engine = await openEngine(mirror);
  return {
    engine,
    refresh: async () => {
      while (await applyDocumentChanges(db));
      await catchUp(mirror);
    },
    close: () => closeMirror(mirror),
  };
}
