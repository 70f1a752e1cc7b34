import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import { hasOpenSearch, startOpenSearch } from "#testing/local-opensearch.ts";
import { buildMissingIndexes, dropMirror } from "../mirror/build-indexes.server.ts";
import { feedChanges } from "../mirror/feed-changes.server.ts";
import { deleteIndex, listIndexes, type Mirror, refresh } from "../mirror/indexes.server.ts";
import { createPostgresEngine } from "../postgres/postgres-engine.server.ts";
import type { SearchSettings } from "../search-settings.ts";
import { openOpenSearch } from "./client.server.ts";
import { createOpenSearchEngine } from "./opensearch-engine.server.ts";

let prefixes = 0;
/** A busy machine must not look like an outage. */
export const slowTimeouts = { searchTimeoutMs: 60_000 };

/** Settings with an index prefix that no other test file uses. */
export function settingsFor(url: string): SearchSettings {
  return {
    SEARCH_ENGINE: "opensearch",
    OPENSEARCH_URL: [url],
    OPENSEARCH_INDEX_PREFIX: `t${process.pid}x${prefixes++}`,
  };
}

/** A mirror of a database, without indexes yet. */
export async function openMirror(db: Db): Promise<Mirror> {
  const search = openOpenSearch(settingsFor(await startOpenSearch()), slowTimeouts);
  return { db, search, log: pino({ level: "silent" }) };
}

/** Deletes the indexes and stops recording changes. */
export async function closeMirror({ db, search }: Mirror): Promise<void> {
  for (const { name } of await listIndexes(search)) await deleteIndex(search, name);
  await dropMirror(db);
  await search.close();
}

/** Sets up a mirror for this test file's database. */
export function setUpMirror(database: { db: Db }): Mirror {
  const mirror = {} as Mirror;
  if (!hasOpenSearch()) return mirror;
  beforeAll(async () => {
    Object.assign(mirror, await openMirror(database.db));
  });
  afterAll(() => closeMirror(mirror));
  return mirror;
}

/** Makes all changes so far searchable. */
export async function catchUp(mirror: Mirror): Promise<void> {
  while (await feedChanges(mirror));
  await refresh(mirror.search, `${mirror.search.prefix}-*`);
}

/** An engine with the current documents of the database. */
export async function openEngine(mirror: Mirror, kinds?: readonly string[]) {
  await buildMissingIndexes(mirror, { graceMs: 0, ...(kinds && { kinds }) });
  await catchUp(mirror);
  const postgres = createPostgresEngine(mirror.db);
  return createOpenSearchEngine({ db: mirror.db, search: mirror.search, postgres });
}
