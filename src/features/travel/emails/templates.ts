import type { Letters } from "#platform/mail/emails.ts";
import { requestAnsweredEmail } from "./request-answered.tsx";

/** Email templates of travel. */
export const travelEmails: Letters = { "request-answered": requestAnsweredEmail };
