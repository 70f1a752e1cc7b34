import { defineJob } from "#platform/jobs/define-job.ts";

/** Removes sessions and mailed links whose time is over. */
export const forgetExpiredJob = defineJob<Record<string, never>>("accounts.forget-expired", {
  parallel: 1,
  cron: "40 3 * * *",
});
