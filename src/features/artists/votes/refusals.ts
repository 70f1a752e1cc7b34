import { defineRefusals } from "#platform/http/response/refusal.ts";
import { voteWords } from "./vote-words.ts";

/** What each refusal of a vote says. */
export const voteRefusals = defineRefusals({
  "no-voting": { status: 404, words: voteWords.unavailable },
  "already-voted": { status: 409, words: voteWords.already },
  unexpected: { status: 503, words: voteWords.failed },
});
