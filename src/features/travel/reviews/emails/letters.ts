import type { Letters } from "#platform/mail/letters.ts";
import { travelReviewRejectedLetter } from "./travel-review-rejected.tsx";
import { travelReviewReopenedLetter } from "./travel-review-reopened.tsx";

/** The letters of travel reviews, by the names they are queued under. */
export const travelReviewLetters: Letters = {
  "travel-review-rejected": travelReviewRejectedLetter,
  "travel-review-reopened": travelReviewReopenedLetter,
};
