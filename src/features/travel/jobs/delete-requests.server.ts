import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { travelRetention } from "../retention.ts";

/** Deletes old requests, in batches so that no statement runs long. */
export function deleteRequests(db: Db): Promise<number> {
  const old = db
    .selectFrom("feature_requests")
    .select("id")
    .where("created_at", "<", daysAgo(travelRetention.requests.days));
  return deleteInBatches(5_000, (size) =>
    db.deleteFrom("feature_requests").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
