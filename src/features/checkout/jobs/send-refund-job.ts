import { defineJob } from "#platform/jobs/define-job.ts";

/** Sends a recorded refund. Retries while the provider is away, for as long as necessary. */
export const sendRefundJob = defineJob<{ refundId: string }>("checkout.send-refund", { retryLimit: 200 });
