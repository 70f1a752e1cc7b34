import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { CheckoutServices } from "../fulfill-order.server.ts";

export const forgetPaymentEventsJob = defineJob("checkout.forget-payment-events", {
  parallel: 1,
  cron: "50 3 * * *",
});

/** Deletes events that were handled long ago. The provider repeats an event for days, so 90 of them are plenty. */
export async function forgetPaymentEvents({ db }: Pick<CheckoutServices, "db">): Promise<void> {
  const old = db
    .selectFrom("payment_events")
    .select("id")
    .where("received_at", "<", sql<Date>`now() - interval '90 days'`)
    .where("handled_at", "is not", null);
  await deleteInBatches(5_000, (size) =>
    db.deleteFrom("payment_events").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
