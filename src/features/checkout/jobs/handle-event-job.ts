import { defineJob } from "#platform/jobs/define-job.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";

/** Handles one event of the provider. Retried for days, like the provider itself does. */
export const handleEventJob = defineJob<PaymentEvent>("checkout.handle-event", { retryLimit: 100 });

const handled = [
  /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/,
  /^charge\.refunded$/,
  /^refund\.(created|updated|failed)$/,
  /^charge\.dispute\.(created|closed)$/,
];

/** Whether an event of this type changes anything here. */
export function isHandled(type: string): boolean {
  return handled.some((pattern) => pattern.test(type));
}
