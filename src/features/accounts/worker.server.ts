import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { accountsLetters } from "./emails/letters.ts";
import { mailAddress, mailAddressJob } from "./jobs/mail-address.server.ts";
import { mailEmailChange, mailEmailChangeJob } from "./jobs/mail-email-change.server.ts";
import { resealSecondFactors, resealSecondFactorsJob } from "./jobs/reseal-second-factors.server.ts";

export const accountsWorker: WorkerFeature = {
  letters: accountsLetters,
  jobs: [
    handleJob(mailAddressJob, mailAddress),
    handleJob(mailEmailChangeJob, mailEmailChange),
    handleJob(resealSecondFactorsJob, async (services) => {
      await resealSecondFactors(services);
    }),
  ],
};
