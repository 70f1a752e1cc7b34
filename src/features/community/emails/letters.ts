import type { Letters } from "#platform/mail/letters.ts";
import { contactMessageLetter } from "./contact-message.tsx";

/** The letters of the community, by the names they are queued under. */
export const communityLetters: Letters = { "contact-message": contactMessageLetter };
