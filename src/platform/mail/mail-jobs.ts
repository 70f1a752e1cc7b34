import { defineJob } from "#platform/jobs/define-job.ts";

/** Sends one letter of the outbox. The outbox counts the attempts, so the queue must never be the one to give up. */
export const sendMailJob = defineJob<{ id: string }>("mail.send", { retryLimit: 100_000, keepFor: 3_600 });

/** Forgets letters that were sent, or given up, long ago. */
export const forgetMailJob = defineJob<Record<string, never>>("mail.forget", {
  parallel: 1,
  cron: "20 4 * * *",
});
