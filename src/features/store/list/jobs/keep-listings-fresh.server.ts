import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { keepApplying } from "#platform/jobs/keep-applying.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Applies stock changes and seller renames to the store's list, and folds its counts, until stopped. */
export function keepListingsFresh({ db, ...options }: Options) {
  return keepApplying({
    ...options,
    failure: "changes could not be listed in the store, retrying",
    apply: (size) => applyBatch(db, size),
  });
}

async function applyBatch(db: Db, size: number): Promise<boolean> {
  const { rows } = await sql<{ applied: number; folded: number }>`
    select apply_store_listing_changes(${size}) as applied, fold_store_counts(${size}) as folded`.execute(db);
  return rows[0]?.applied === size || rows[0]?.folded === size;
}
