import { defineRefusals } from "#platform/http/response/refusal.ts";

/** The reasons not to look an order up. */
export const lookUpRefusals = defineRefusals({
  "not-allowed": { status: 403, words: "This is not possible from here." },
});
