import type { PaymentRefund } from "#platform/payments/payment-provider.ts";

/** What has gone back of a payment or is on its way. */
export function amountGone(refunds: readonly Pick<PaymentRefund, "amount" | "status">[]): number {
  return refunds.filter(({ status }) => status !== "failed").reduce((sum, { amount }) => sum + amount, 0);
}
