import type { Letters } from "#platform/mail/emails.ts";
import { artistMessageEmail } from "./artist-message.tsx";
import { artistReplyEmail } from "./artist-reply.tsx";

/** The letters of conversations, by the names they are queued under. */
export const connectEmails: Letters = {
  "artist-message": artistMessageEmail,
  "artist-answer": artistReplyEmail,
};
