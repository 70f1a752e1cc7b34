import type { Refusals } from "#platform/http/refusal.ts";

/** Why an order stays as it is. */
export type OrderRefusal =
  | "unknown-order"
  | "not-paid"
  | "too-much"
  | "not-allowed"
  | "already-so"
  | "unexpected";

export const orderRefusals: Refusals<OrderRefusal> = {
  "unknown-order": { status: 404, words: "There is no such order." },
  "not-paid": { status: 409, words: "Nothing was paid for this order." },
  "too-much": { status: 409, words: "That is more than is left." },
  "not-allowed": { status: 403, words: "Only admins may do this." },
  "already-so": { status: 409, words: "Somebody has done this already." },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
};
