import { defineRefusals } from "#platform/http/response/refusal.ts";
import { voteWords } from "./vote-words.ts";

/** Messages for refused votes. */
export const voteRefusals = defineRefusals({
  404: { "no-voting": voteWords.unavailable },
  409: { "already-voted": voteWords.already },
  503: { unexpected: voteWords.failed },
});
