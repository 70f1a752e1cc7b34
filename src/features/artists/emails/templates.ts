import type { Letters } from "#platform/mail/emails.ts";
import { artistApprovedEmail } from "./artist-approved.tsx";
import { artistRejectedEmail } from "./artist-rejected.tsx";
import { artistReopenedEmail } from "./artist-reopened.tsx";

/** Email templates of the artist directory. */
export const artistEmails: Letters = {
  "artist-approved": artistApprovedEmail,
  "artist-rejected": artistRejectedEmail,
  "artist-reopened": artistReopenedEmail,
};
