import { sql } from "kysely";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/handle-job.ts";
import { mailOrder } from "./mail-order.server.ts";

export type OrderLookUp = { number: number; email: string };

/**
 * Queued for every lookup and decided in the worker, so that requests take the same time whether an order matches or
 * not.
 */
export const mailOrderLinkJob = defineJob<OrderLookUp>("checkout.mail-order-link", { keepFor: 3_600 });

/** Emails the link to an order, if its number and its email address match. */
export async function mailOrderLink(
  services: Pick<JobServices, "db" | "jobs" | "env">,
  { number, email }: OrderLookUp,
  run: Pick<JobRun, "id">,
): Promise<void> {
  const order = await services.db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .where(sql`lower(email)`, "=", email)
    .executeTakeFirst();
  if (order) await mailOrder(services, { kind: "order-link", orderId: order.id }, run);
}
