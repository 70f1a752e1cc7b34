import { defineJob } from "#platform/jobs/define-job.ts";

/** Refunds a payment without an order. Retries while the provider is away, for as long as necessary. */
export const refundPaymentJob = defineJob<{ paymentId: string }>("checkout.refund-payment", {
  retryLimit: 200,
});
