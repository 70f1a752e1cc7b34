import type { Letters } from "#platform/mail/emails.ts";
import { contactMessageEmail } from "./contact-message.tsx";

/** Email templates of the community. */
export const communityEmails: Letters = { "contact-message": contactMessageEmail };
