import type { Letters } from "#platform/mail/letters.ts";
import { requestAnsweredLetter } from "./request-answered.tsx";

/** The letters of travel, by the names they are queued under. */
export const travelLetters: Letters = { "request-answered": requestAnsweredLetter };
