import type { Letters } from "#platform/mail/letters.ts";
import { eventCanceledLetter, eventMovedLetter } from "../reminders/emails/event-changed.tsx";
import { eventReminderLetter } from "../reminders/emails/event-reminder.tsx";
import { eventApprovedLetter } from "./event-approved.tsx";
import { eventChangeApprovedLetter } from "./event-change-approved.tsx";
import { eventChangeRejectedLetter } from "./event-change-rejected.tsx";
import { eventRejectedLetter } from "./event-rejected.tsx";
import { eventReopenedLetter } from "./event-reopened.tsx";

/** The letters of events, by the names they are queued under. */
export const eventsLetters: Letters = {
  "event-approved": eventApprovedLetter,
  "event-change-approved": eventChangeApprovedLetter,
  "event-change-rejected": eventChangeRejectedLetter,
  "event-rejected": eventRejectedLetter,
  "event-reopened": eventReopenedLetter,
  "event-reminder": eventReminderLetter,
  "event-moved": eventMovedLetter,
  "event-canceled": eventCanceledLetter,
};
