import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

/** Why an order stays as it is. */
export const orderRefusals = defineRefusals({
  "unknown-order": { status: 404, words: "There is no such order." },
  "not-paid": { status: 409, words: "Nothing was paid for this order." },
  "too-much": { status: 409, words: "That is more than is left." },
  "not-allowed": adminOnly,
  "already-so": { status: 409, words: "Somebody has done this already." },
});
