import type { Refusals } from "#platform/http/refusal.ts";

export const paymentRefusals: Refusals<"unknown-payment" | "already-so" | "unexpected"> = {
  "unknown-payment": { status: 404, words: "There is no such payment." },
  "already-so": { status: 409, words: "Somebody has settled this payment already." },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
};
