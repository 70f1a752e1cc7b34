import type { PaymentRefund } from "#platform/payments/payment-provider.ts";

/** The refunded amount of a payment, including pending refunds. */
export function amountGone(refunds: readonly Pick<PaymentRefund, "amount" | "status">[]): number {
  return refunds.filter(({ status }) => status !== "failed").reduce((sum, { amount }) => sum + amount, 0);
}
