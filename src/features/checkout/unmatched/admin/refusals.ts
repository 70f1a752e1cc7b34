import { defineRefusals } from "#platform/http/response/refusal.ts";

export const paymentRefusals = defineRefusals({
  "unknown-payment": { status: 404, words: "There is no such payment." },
  "already-so": { status: 409, words: "Somebody has settled this payment already." },
});
