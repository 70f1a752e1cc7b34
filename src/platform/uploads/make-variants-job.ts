import { defineJob } from "#platform/jobs/define-job.ts";

/** Queued with each public picture. */
export const makeVariantsJob = defineJob<{ id: string }>("uploads.make-variants", {
  parallel: 1,
  retryLimit: 5,
});
