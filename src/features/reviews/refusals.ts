import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const mustLogIn = "You must be logged in to post a review.";

/** The reasons to refuse a review or a reply. */
export const reviewRefusals = defineRefusals({
  "unknown-business": { status: 404, words: "This business is no longer listed." },
  "unknown-review": { status: 404, words: "This review is no longer here." },
  "already-reviewed": { status: 409, words: "You have already reviewed this business. Thank you!" },
  "unknown-answer": { status: 404, words: "This answer is no longer here." },
  "already-answered": {
    status: 409,
    words: "You have answered this review already. Change your answer instead.",
  },
  "not-signed-in": { status: 401, words: mustLogIn },
  "name-of-account": {
    status: 409,
    words: "That name belongs to an account here. Log in to sign with it, or add to yours.",
    field: "name",
  },
  "name-reserved": {
    status: 409,
    words: "That name speaks for the business or for this site. Please sign with your own.",
    field: "name",
  },
  "not-allowed": { status: 404, words: "There is nothing here that you may change." },
});
