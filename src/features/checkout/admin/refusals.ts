import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

/** Why an order cannot be changed. */
export const orderRefusals = defineRefusals({
  403: { "not-allowed": adminOnly },
  404: { "unknown-order": "There is no such order." },
  409: {
    "not-paid": "Nothing was paid for this order.",
    "too-much": "That is more than is left.",
    "already-so": "Somebody has done this already.",
  },
});
