import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { eventEmailKinds } from "../../email-kinds.ts";
import { formatEventRange, formatFullEventDay } from "../../format-event-time.ts";
import { listReminders, type Reminder } from "../queries/list-reminders.server.ts";

export const mailRemindersJob = defineJob("events.mail-reminders", { parallel: 1, cron: "*/15 * * * *" });

const batchSize = 200;

/** Emails everyone whose saved event begins within a day, once per person and date. */
export async function mailReminders({ db, jobs }: Pick<JobServices, "db" | "jobs">): Promise<void> {
  const now = new Date();
  let after: Reminder | null = null;
  for (;;) {
    const due: Reminder[] = await listReminders(db, { now, after, limit: batchSize });
    await transact(db, async (tx) => {
      for (const reminder of due) await queueMail(tx, jobs, writeReminder(reminder));
    });
    after = due.at(-1) ?? null;
    if (due.length < batchSize) return;
  }
}

function writeReminder(reminder: Reminder) {
  const { eventId, name, location, is_virtual, time_zone, starts_at, ends_at, user_id, email, username } =
    reminder;
  return {
    to: email,
    template: "event-reminder",
    data: {
      ...{ username, eventId, eventName: name },
      day: formatFullEventDay(starts_at, time_zone),
      when: formatEventRange(starts_at, ends_at, time_zone),
      location: location ?? (is_virtual ? "Online" : null),
    },
    key: reminder.key,
    optional: { userId: user_id, kind: eventEmailKinds.reminders.kind },
  };
}
