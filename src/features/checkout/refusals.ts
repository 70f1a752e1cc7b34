import { describeWait } from "#platform/http/describe-wait.ts";
import type { Refusals } from "#platform/http/refusal.ts";

/** The reasons to refuse a checkout. */
export type CheckoutRefusal =
  | "not-allowed"
  | "busy"
  | "too-many"
  | "too-many-open"
  | "too-many-of-one"
  | "unknown-country"
  | "not-for-sale"
  | "out-of-stock"
  | "amount-out-of-range"
  | "key-reused"
  | "order-closed"
  | "payment-unavailable";

export const checkoutRefusals: Refusals<CheckoutRefusal> = {
  "not-allowed": { status: 403, words: "This cannot be bought here." },
  busy: { status: 503, words: "Many people are buying at this moment. Please try again." },
  "too-many": {
    status: 429,
    words: ({ retryAfterSeconds }) =>
      `Many orders were begun from this network. ${describeWait(retryAfterSeconds)}`,
  },
  "too-many-open": {
    status: 429,
    words:
      "Several orders from this network still wait for their payment. Please finish or cancel one of them first.",
  },
  "too-many-of-one": { status: 400, words: "An order holds at most 99 of one item." },
  "unknown-country": { status: 400, words: "We do not send to this country yet." },
  "not-for-sale": { status: 409, words: "Something in the cart is no longer for sale." },
  "out-of-stock": { status: 409, words: "There is not enough left of something in the cart." },
  "amount-out-of-range": { status: 400, words: "This order is too small or too large to be paid in one go." },
  "key-reused": { status: 409, words: "This Idempotency-Key was used for another order." },
  "order-closed": { status: 409, words: "This order was closed before it was paid. Please start again." },
  "payment-unavailable": {
    status: 503,
    words: "The payment service cannot be reached. Your cart is kept; please try again shortly.",
  },
};
