import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { eventsLetters } from "./emails/letters.ts";
import { extendEventDates, extendEventDatesJob } from "./list/jobs/extend-event-dates.server.ts";
import { mailNotice } from "./reminders/jobs/mail-notice.server.ts";
import { mailReminders, mailRemindersJob } from "./reminders/jobs/mail-reminders.server.ts";
import { noticeJob } from "./reminders/notice-job.ts";

export const eventsWorker: WorkerFeature = {
  jobs: [
    handleJob(extendEventDatesJob, extendEventDates),
    handleJob(mailRemindersJob, mailReminders),
    handleJob(noticeJob, mailNotice),
  ],
  letters: eventsLetters,
};
