import { defineRefusals } from "#platform/http/response/refusal.ts";

/** What each refusal of a decision about votes says. */
export const decideVotesRefusals = defineRefusals({
  "not-allowed": { status: 403, words: "Only admins decide about votes." },
  "nothing-held": { status: 409, words: "Somebody has decided about these votes already." },
  unexpected: { status: 503, words: "That did not work. Please try again.", showsErrorId: true },
});
