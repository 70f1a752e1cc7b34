import type { Letters } from "#platform/mail/letters.ts";
import { artistApprovedLetter } from "./artist-approved.tsx";
import { artistRejectedLetter } from "./artist-rejected.tsx";
import { artistReopenedLetter } from "./artist-reopened.tsx";

/** The letters of the artist directory, by the names they are queued under. */
export const artistLetters: Letters = {
  "artist-approved": artistApprovedLetter,
  "artist-rejected": artistRejectedLetter,
  "artist-reopened": artistReopenedLetter,
};
