import type { Letters } from "#platform/mail/letters.ts";
import { eventRejectedLetter } from "./event-rejected.tsx";
import { eventReopenedLetter } from "./event-reopened.tsx";

/** The letters of events, by the names they are queued under. */
export const eventsLetters: Letters = {
  "event-rejected": eventRejectedLetter,
  "event-reopened": eventReopenedLetter,
};
