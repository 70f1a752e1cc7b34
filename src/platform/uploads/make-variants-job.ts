import { defineJob } from "#platform/jobs/define-job.ts";

/** Queued for each public picture. */
export const makeVariantsJob = defineJob<{ id: string }>("uploads.make-variants", {
  parallel: 1,
  retryLimit: 5,
});
