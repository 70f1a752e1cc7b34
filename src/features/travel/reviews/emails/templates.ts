import type { Letters } from "#platform/mail/emails.ts";
import { travelReviewRejectedEmail } from "./travel-review-rejected.tsx";
import { travelReviewReopenedEmail } from "./travel-review-reopened.tsx";

/** Email templates of travel reviews. */
export const travelReviewEmails: Letters = {
  "travel-review-rejected": travelReviewRejectedEmail,
  "travel-review-reopened": travelReviewReopenedEmail,
};
