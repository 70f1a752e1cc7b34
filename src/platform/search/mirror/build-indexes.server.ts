import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { documentKinds } from "../document-kinds.ts";
import { compareIndex } from "./compare-index.server.ts";
import { deleteIndex, listIndexes, type Mirror } from "./indexes.server.ts";
import { rebuildIndex } from "./rebuild-index.server.ts";

type Options = { kinds?: readonly string[]; graceMs?: number | undefined; signal?: AbortSignal | undefined };

const mirrorName = "opensearch";
/** Only one process builds at a time. */
const buildLock = 7_345_885;

/**
 * Starts recording changes for OpenSearch and builds the index of every kind that has none. Returns false while another
 * process is building.
 */
export function buildMissingIndexes(
  mirror: Mirror,
  { kinds = documentKinds, ...options }: Options = {},
): Promise<boolean> {
  const { db, search } = mirror;
  return withLock(db, async () => {
    const { rows } = await sql`select from search_mirrors where name = ${mirrorName}`.execute(db);
    // Changes were not recorded for a while, so old indexes are stale.
    if (rows.length === 0) for (const { name } of await listIndexes(search)) await deleteIndex(search, name);
    await recordChanges(db);
    const live = (await listIndexes(search)).filter(({ isLive }) => isLive);
    for (const kind of kinds)
      if (!live.some((index) => index.kind === kind)) await rebuildIndex(mirror, { kind, ...options });
  });
}

/** Rebuilds every index. Returns false while another process is building. */
export function rebuildIndexes(
  mirror: Mirror,
  { kinds = documentKinds, ...options }: Options = {},
): Promise<boolean> {
  return withLock(mirror.db, async () => {
    await recordChanges(mirror.db);
    for (const kind of kinds) await rebuildIndex(mirror, { kind, ...options });
  });
}

/** Compares every live index with its documents and repairs differences. */
export async function compareIndexes(mirror: Mirror): Promise<void> {
  const { search, log } = mirror;
  for (const { kind, name, isLive } of await listIndexes(search)) {
    if (!isLive) continue;
    const startedAt = performance.now();
    const counts = await compareIndex(mirror, { kind, index: name });
    log.info(
      { kind, ...counts, milliseconds: Math.round(performance.now() - startedAt) },
      "compared an index",
    );
  }
}

async function recordChanges(db: Db): Promise<void> {
  await sql`insert into search_mirrors (name) values (${mirrorName}) on conflict do nothing`.execute(db);
}

/** Stops recording changes for OpenSearch. */
export async function dropMirror(db: Db): Promise<true> {
  await sql`delete from search_mirrors where name = ${mirrorName}`.execute(db);
  await sql`delete from search_mirror_changes`.execute(db);
  return true;
}

function withLock(db: Db, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(buildLock)}) as "isLocked"`.execute(connection);
    if (!rows[0]?.isLocked) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(buildLock)})`.execute(connection);
    }
  });
}
