import type { Letters } from "#platform/mail/emails.ts";
import { eventCanceledEmail, eventMovedEmail } from "../reminders/emails/event-changed.tsx";
import { eventReminderEmail } from "../reminders/emails/event-reminder.tsx";
import { eventApprovedEmail } from "./event-approved.tsx";
import { eventChangeApprovedEmail } from "./event-change-approved.tsx";
import { eventChangeRejectedEmail } from "./event-change-rejected.tsx";
import { eventRejectedEmail } from "./event-rejected.tsx";
import { eventReopenedEmail } from "./event-reopened.tsx";

/** Email templates of events. */
export const eventsEmails: Letters = {
  "event-approved": eventApprovedEmail,
  "event-change-approved": eventChangeApprovedEmail,
  "event-change-rejected": eventChangeRejectedEmail,
  "event-rejected": eventRejectedEmail,
  "event-reopened": eventReopenedEmail,
  "event-reminder": eventReminderEmail,
  "event-moved": eventMovedEmail,
  "event-canceled": eventCanceledEmail,
};
