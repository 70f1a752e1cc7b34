import { defineRefusals } from "#platform/http/response/refusal.ts";

/** Messages for refused decisions about votes. */
export const decideVotesRefusals = defineRefusals({
  403: { "not-allowed": "Only admins decide about votes." },
  409: { "nothing-held": "Somebody has decided about these votes already." },
  503: { unexpected: { words: "That did not work. Please try again.", showsErrorId: true } },
});
