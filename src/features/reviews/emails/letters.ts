import type { Letters } from "#platform/mail/letters.ts";
import { postRejectedLetter } from "./post-rejected.tsx";
import { postReopenedLetter } from "./post-reopened.tsx";

/** The letters of reviews, by the names they are queued under. */
export const reviewsLetters: Letters = {
  "post-rejected": postRejectedLetter,
  "post-reopened": postReopenedLetter,
};
