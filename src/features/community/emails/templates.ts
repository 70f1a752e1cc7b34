import type { Letters } from "#platform/mail/emails.ts";
import { contactMessageEmail } from "./contact-message.tsx";

/** The letters of the community, by the names they are queued under. */
export const communityEmails: Letters = { "contact-message": contactMessageEmail };
