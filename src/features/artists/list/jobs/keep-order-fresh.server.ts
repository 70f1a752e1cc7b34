import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { keepApplying } from "#platform/jobs/keep-applying.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Updates the order by support after votes, until stopped. */
export function keepOrderFresh({ db, ...options }: Options) {
  return keepApplying({
    ...options,
    failure: "votes could not be ordered, retrying",
    apply: (size) => applyOrderChanges(db, size),
  });
}

/** Updates the artists of a batch of votes. Returns whether there may be more. */
export async function applyOrderChanges(db: Db, size = 500): Promise<boolean> {
  const { rows } = await sql<{ applied: number }>`
    select apply_artist_order_changes(${size}) as applied`.execute(db);
  return rows[0]?.applied === size;
}
