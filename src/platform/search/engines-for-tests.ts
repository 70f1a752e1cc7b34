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
  ...(hasOpenSearch() ? [{ name: "opensearch", open: openMirrored }] : []),
];

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
