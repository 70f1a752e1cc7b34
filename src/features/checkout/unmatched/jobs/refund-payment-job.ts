import { defineJob } from "#platform/jobs/define-job.ts";

/** Refunds a payment without an order. Refunds wait for the provider as long as it takes. */
export const refundPaymentJob = defineJob<{ paymentId: string }>("checkout.refund-payment", {
  retryLimit: 200,
});
