import type { Letters } from "#platform/mail/emails.ts";
import { postRejectedEmail } from "./post-rejected.tsx";
import { postReopenedEmail } from "./post-reopened.tsx";

/** The letters of reviews, by the names they are queued under. */
export const reviewsEmails: Letters = {
  "post-rejected": postRejectedEmail,
  "post-reopened": postReopenedEmail,
};
