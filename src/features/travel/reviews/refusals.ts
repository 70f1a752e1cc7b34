import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The reasons to refuse a travel review. */
export const travelReviewRefusals = defineRefusals({
  "not-open": { status: 404, words: "Travel reviews are not open yet." },
  "not-signed-in": { status: 401, words: "You must be logged in to post a review." },
  "unknown-subject": { status: 404, words: "What you review is no longer here." },
  "unknown-review": { status: 404, words: "This review is no longer here." },
  rejected: {
    status: 409,
    words: "We decided not to show your review. Delete it first; then you can write another one.",
  },
});
