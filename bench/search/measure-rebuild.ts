import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { BenchEngine } from "./engine.ts";
import { summarize } from "./measure.ts";
import type { ListRequest } from "./sample-lists.ts";
import type { Site } from "./start-site.ts";
import { startWriting, waitForWorker } from "./write-changes.ts";

const visitors = 4;
const restMs = 100;
const changesPerSecond = 10;

/**
 * Measures a rebuild during searches and changes: its duration, the WAL written, failed requests, and documents that differ
 * from their source at the end.
 */
export async function measureRebuild(
  { db, owner, site, engine }: { db: Db; owner: Db; site: Site; engine: BenchEngine },
  requests: readonly ListRequest[],
) {
  await waitForWorker(db);
  const steps: Record<string, number> = {};
  const times: number[] = [];
  let failed = 0;
  let isBuilding = true;
  const left = requests.values();
  const searching = Array.from({ length: visitors }, async () => {
    // Requests repeat here: they are load, not a measurement.
    for (let number = 0; isBuilding; number++) {
      const request = left.next().value ?? requests[number % requests.length];
      const startedAt = performance.now();
      await site.get(dataPath(request)).catch(() => failed++);
      times.push(performance.now() - startedAt);
      await pause(restMs);
    }
  });
  const writing = await startWriting(db, changesPerSecond);
  const before = await readLsn(owner);
  const startedAt = performance.now();
  await engine.rebuild(owner, (step, milliseconds) => {
    steps[step] = Math.round(milliseconds / 100) / 10;
  });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), ${before}::pg_lsn)::bigint as bytes`.execute(owner);
  isBuilding = false;
  await Promise.all([...searching, writing.stop()]);
  await waitForWorker(db);
  const differences = await engine.countDifferences(owner);
  await writing.undo();
  await waitForWorker(db);
  return {
    row: {
      ...{ seconds, walMb: Math.round((rows[0]?.bytes ?? 0) / 1e6), searches: times.length, failed },
      ...{ changes: writing.written(), differences, ...summarize(times), passes: failed + differences === 0 },
    },
    steps,
  };
}

/** The data URL of a list, as browsers request it while typing. */
export function dataPath(request: ListRequest | undefined): string {
  return (request?.path ?? "/directory").replace(/^\/directory/, "/directory.data");
}

async function readLsn(owner: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(owner);
  return rows[0]?.lsn ?? "0/0";
}
