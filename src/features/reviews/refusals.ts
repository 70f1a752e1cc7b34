import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const mustLogIn = "You must be logged in to post a review.";

/** The reasons to refuse a review or a reply. */
export const reviewRefusals = defineRefusals({
  401: { "not-signed-in": mustLogIn },
  404: {
    "unknown-business": "This business is no longer listed.",
    "unknown-review": "This review is no longer here.",
    "unknown-answer": "This answer is no longer here.",
    "not-allowed": "There is nothing here that you may change.",
  },
  409: {
    "already-reviewed": "You have already reviewed this business. Thank you!",
    "already-answered": "You have answered this review already. Change your answer instead.",
    "name-of-account": {
      words: "That name belongs to an account here. Log in to sign with it, or add to yours.",
      field: "name",
    },
    "name-reserved": {
      words: "That name speaks for the business or for this site. Please sign with your own.",
      field: "name",
    },
  },
});
