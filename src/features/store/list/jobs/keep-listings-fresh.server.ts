import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { poll } from "#platform/jobs/poll.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Takes a fraction of a second, so that shutdown never waits long. */
const batchSize = 500;

/** Applies stock changes and seller renames to the store's list, and folds its counts, until stopped. */
export function keepListingsFresh({ db, log, intervalMs = 1_000 }: Options) {
  const stopping = new AbortController();
  const running = poll({
    work: () => applyBatch(db),
    onError: (error) => log.error({ error }, "changes could not be listed in the store, retrying"),
    intervalMs,
    signal: stopping.signal,
  });

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function applyBatch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ applied: number; folded: number }>`
    select apply_store_listing_changes(${batchSize}) as applied, fold_store_counts(${batchSize}) as folded`.execute(
    db,
  );
  return rows[0]?.applied === batchSize || rows[0]?.folded === batchSize;
}
