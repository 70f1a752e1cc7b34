import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { JobServices } from "#platform/jobs/worker-feature.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Takes a fraction of a second, so that shutdown never waits long. */
const batchSize = 500;

/** Brings changes of stock and renamed sellers into the store's list, and its counts up to date, until stopped. */
export function keepListingsFresh({ db, log, intervalMs = 1_000 }: Options) {
  const stopping = new AbortController();
  const running = run();

  async function run() {
    while (!stopping.signal.aborted) {
      const hasMore = await applyBatch().catch((error: unknown) => {
        log.error({ error }, "changes could not be listed in the store, retrying");
        return false;
      });
      // Aborted while waiting: the loop ends.
      if (!hasMore) await pause(intervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function applyBatch() {
    const { rows } = await sql<{ applied: number; folded: number }>`
      select apply_store_listing_changes(${batchSize}) as applied, fold_store_counts(${batchSize}) as folded`.execute(
      db,
    );
    return rows[0]?.applied === batchSize || rows[0]?.folded === batchSize;
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
