import { defineRefusals } from "#platform/http/response/refusal.ts";

export const paymentRefusals = defineRefusals({
  404: { "unknown-payment": "There is no such payment." },
  409: { "already-so": "Somebody has settled this payment already." },
});
