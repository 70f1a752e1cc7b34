import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { checkoutLetters } from "./emails/letters.ts";
import { mailOrder, mailOrderJob } from "./jobs/mail-order.server.ts";

export const checkoutWorker: WorkerFeature = {
  letters: checkoutLetters,
  jobs: [handleJob(mailOrderJob, mailOrder)],
};
