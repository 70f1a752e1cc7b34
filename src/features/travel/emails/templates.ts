import type { Letters } from "#platform/mail/emails.ts";
import { requestAnsweredEmail } from "./request-answered.tsx";

/** The letters of travel, by the names they are queued under. */
export const travelEmails: Letters = { "request-answered": requestAnsweredEmail };
