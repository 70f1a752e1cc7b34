import { defineJob } from "#platform/jobs/define-job.ts";

/** Sends one email of the outbox. The outbox counts attempts, so the queue must not give up before it. */
export const sendMailJob = defineJob<{ id: string }>("mail.send", { retryLimit: 100_000, keepFor: 3_600 });
