import type { Letters } from "#platform/mail/letters.ts";
import { artistAnswerLetter } from "./artist-answer.tsx";
import { artistMessageLetter } from "./artist-message.tsx";

/** The letters of conversations, by the names they are queued under. */
export const connectLetters: Letters = {
  "artist-message": artistMessageLetter,
  "artist-answer": artistAnswerLetter,
};
