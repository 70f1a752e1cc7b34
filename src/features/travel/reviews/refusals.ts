import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** Messages for refused travel reviews. */
export const travelReviewRefusals = defineRefusals({
  401: { "not-signed-in": "You must be logged in to post a review." },
  404: {
    "not-open": "Travel reviews are not open yet.",
    "unknown-subject": "What you review is no longer here.",
    "unknown-review": "This review is no longer here.",
  },
  409: { rejected: "We decided not to show your review. Delete it first; then you can write another one." },
});
