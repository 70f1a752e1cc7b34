import type { Letters } from "#platform/mail/emails.ts";
import { artistMessageEmail } from "./artist-message.tsx";
import { artistReplyEmail } from "./artist-reply.tsx";

/** Email templates of conversations. */
export const connectEmails: Letters = {
  "artist-message": artistMessageEmail,
  "artist-answer": artistReplyEmail,
};
