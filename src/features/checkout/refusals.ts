import type { Env } from "#platform/env/read-env.ts";
import { describeWait } from "#platform/http/limits/describe-wait.ts";
import { describeRefusal, listRefusals } from "#platform/http/response/refusal.ts";
import { type Buyer, describeExcess, type Excess } from "./hold-limits.ts";

const checkoutRefusals = listRefusals({
  400: {
    "too-many-of-one": "An order holds at most 99 of one item.",
    "unknown-country": "We do not send to this country yet.",
    "amount-out-of-range": "This order is too small or too large to be paid in one go.",
  },
  403: { "not-allowed": "This cannot be bought here." },
  409: {
    "not-for-sale": "Something in the cart is no longer for sale.",
    "out-of-stock": "There is not enough left of something in the cart.",
    "over-limit": "One order cannot have that much.",
    "proof-needed":
      "Others are paying for this, or for another order from here. Log in to order it now, or try again in 15 minutes.",
    "key-reused": "This Idempotency-Key was used for another order.",
    "order-closed": "This order was closed before it was paid. Please start again.",
  },
  429: {
    "too-many": ({ retryAfterSeconds }) =>
      `Many orders were begun from this network. ${describeWait(retryAfterSeconds)}`,
    "too-many-open":
      "Several orders from this network still wait for their payment. Please finish or cancel one of them first.",
    "too-many-open-of-account":
      "Several of your orders still wait for their payment. Please finish one of them first.",
  },
  503: {
    busy: "Many people are buying at this moment. Please try again.",
    "payment-unavailable":
      "The payment service cannot be reached. Your cart is kept; please try again shortly.",
  },
});

/** Reasons to refuse a checkout. */
export type CheckoutRefusal = keyof typeof checkoutRefusals;

type CheckoutRefused = {
  ok: false;
  reason: CheckoutRefusal;
  retryAfterSeconds?: number;
  excess?: Excess;
  buyer?: Buyer;
};

/** The status and message of a refusal. Messages about limits say what can be ordered now. */
export function describeCheckoutRefusal(refused: CheckoutRefused, env: Env) {
  const { excess, buyer } = refused;
  const described = describeRefusal(checkoutRefusals, refused, env);
  return excess && buyer ? { ...described, words: describeExcess(buyer, excess) } : described;
}
