import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { checkoutRetention } from "../retention.ts";

/** Deletes events that were handled long ago. The provider repeats an event for a few days at most. */
export function deletePaymentEvents(db: Db): Promise<number> {
  const old = db
    .selectFrom("payment_events")
    .select("id")
    .where("received_at", "<", daysAgo(checkoutRetention.paymentEvents.days))
    .where("handled_at", "is not", null);
  return deleteInBatches(5_000, (size) =>
    db.deleteFrom("payment_events").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
