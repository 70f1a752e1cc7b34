import type { Env } from "#platform/env/read-env.ts";
import { describeWait } from "#platform/http/limits/describe-wait.ts";
import { describeRefusal, type Refusals } from "#platform/http/response/refusal.ts";
import { type Buyer, describeExcess, type Excess } from "./hold-limits.ts";

/** The reasons to refuse a checkout. */
export type CheckoutRefusal =
  | "not-allowed"
  | "busy"
  | "too-many"
  | "too-many-open"
  | "too-many-open-of-account"
  | "too-many-of-one"
  | "unknown-country"
  | "not-for-sale"
  | "out-of-stock"
  | "over-limit"
  | "proof-needed"
  | "amount-out-of-range"
  | "key-reused"
  | "order-closed"
  | "payment-unavailable";

const checkoutRefusals: Refusals<CheckoutRefusal> = {
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
  "too-many-open-of-account": {
    status: 429,
    words: "Several of your orders still wait for their payment. Please finish one of them first.",
  },
  "too-many-of-one": { status: 400, words: "An order holds at most 99 of one item." },
  "unknown-country": { status: 400, words: "We do not send to this country yet." },
  "not-for-sale": { status: 409, words: "Something in the cart is no longer for sale." },
  "out-of-stock": { status: 409, words: "There is not enough left of something in the cart." },
  "over-limit": { status: 409, words: "One order cannot have that much." },
  "proof-needed": {
    status: 409,
    words:
      "Others are paying for this, or for another order from here. Log in to order it now, or try again in 15 minutes.",
  },
  "amount-out-of-range": { status: 400, words: "This order is too small or too large to be paid in one go." },
  "key-reused": { status: 409, words: "This Idempotency-Key was used for another order." },
  "order-closed": { status: 409, words: "This order was closed before it was paid. Please start again." },
  "payment-unavailable": {
    status: 503,
    words: "The payment service cannot be reached. Your cart is kept; please try again shortly.",
  },
};

type CheckoutRefused = {
  ok: false;
  reason: CheckoutRefusal;
  retryAfterSeconds?: number;
  excess?: Excess;
  buyer?: Buyer;
};

/** The status and the words of a refusal; those of a limit say what can be ordered now. */
export function describeCheckoutRefusal(refused: CheckoutRefused, env: Env) {
  const { excess, buyer } = refused;
  const described = describeRefusal(checkoutRefusals, refused, env);
  return excess && buyer ? { ...described, words: describeExcess(buyer, excess) } : described;
}
