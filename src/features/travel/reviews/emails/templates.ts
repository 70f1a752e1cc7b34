import type { Letters } from "#platform/mail/emails.ts";
import { travelReviewRejectedEmail } from "./travel-review-rejected.tsx";
import { travelReviewReopenedEmail } from "./travel-review-reopened.tsx";

/** The letters of travel reviews, by the names they are queued under. */
export const travelReviewEmails: Letters = {
  "travel-review-rejected": travelReviewRejectedEmail,
  "travel-review-reopened": travelReviewReopenedEmail,
};
