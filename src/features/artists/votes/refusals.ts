import type { Refusals } from "#platform/http/refusal.ts";
import { tooManyRefusal } from "#platform/http/refusal.ts";
import type { VoteRefusal } from "./commands/cast-vote.server.ts";
import { voteWords } from "./vote-words.ts";

/** What each refusal of a vote says. */
export const voteRefusals: Refusals<VoteRefusal | "unexpected"> = {
  "too-many": tooManyRefusal,
  "no-voting": { status: 404, words: voteWords.unavailable },
  "already-voted": { status: 409, words: voteWords.already },
  unexpected: { status: 503, words: voteWords.failed },
};
