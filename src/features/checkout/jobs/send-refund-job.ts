import { defineJob } from "#platform/jobs/define-job.ts";

/** Sends a refund that was written down. Refunds wait for the provider as long as it takes. */
export const sendRefundJob = defineJob<{ refundId: string }>("checkout.send-refund", { retryLimit: 200 });
