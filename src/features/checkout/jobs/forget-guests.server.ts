import { sql } from "kysely";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { forgetBuyers, guestsKeptFor } from "../forget-buyers.server.ts";

export const forgetGuestsJob = defineJob("checkout.forget-guests", { parallel: 1, cron: "20 4 * * *" });

const batch = 1_000;

/**
 * Removes names and addresses from orders that are done: of accounts that were deleted meanwhile, and of guests after a
 * year. In batches, so that no statement runs long.
 */
export async function forgetGuests({ db }: Pick<JobServices, "db">): Promise<void> {
  const ofDeletedAccounts = sql<boolean>`forgets_buyer`;
  const ofGuests = sql<boolean>`
    user_id is null and (email is not null or ship_to is not null)
    and created_at < now() - ${sql.lit(guestsKeptFor)}::interval`;
  for (const which of [ofDeletedAccounts, ofGuests])
    while ((await transact(db, (tx) => forgetBuyers(tx, which, batch))) === batch);
}
