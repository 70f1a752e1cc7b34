import { deletePageChangesJob } from "#platform/cache/delete-page-changes.server.ts";
import type { Job } from "#platform/jobs/define-job.ts";
import { sendMailJob } from "#platform/mail/mail-jobs.ts";
import { fetchPicturesJob } from "#platform/pictures/fetch-pictures.server.ts";
import { checkProjectionsJob } from "#platform/projections/check-projections.server.ts";
import { deleteOldDataJob } from "#platform/retention/delete-old-data.server.ts";
import { deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import { makeVariantsJob } from "#platform/uploads/make-variants-job.ts";
import { sweepOrphansJob } from "#platform/uploads/sweep-orphans.server.ts";
import { features } from "./features.ts";

/** Every job: the platform's, which `worker.ts` handles, and those of the features. Migrations create their queues. */
export const jobs: readonly Job<object>[] = [
  sendMailJob,
  deleteOldDataJob,
  checkProjectionsJob,
  deletePageChangesJob,
  makeVariantsJob,
  deleteExpiredFilesJob,
  sweepOrphansJob,
  fetchPicturesJob,
  ...features.flatMap((feature) => feature.jobs.map(({ job }) => job)),
];
