import type { Logger } from "pino";
import { deletePageChanges, deletePageChangesJob } from "#platform/cache/delete-page-changes.server.ts";
import { waitForDatabase } from "#platform/db/database-state.server.ts";
import { directUrl } from "#platform/db/database-url.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { refuseOwner } from "#platform/db/refuse-owner.server.ts";
import { longStatementMs } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { openWorker } from "#platform/jobs/open-worker.server.ts";
import { sendMailJob } from "#platform/mail/mail-jobs.ts";
import { sendMail } from "#platform/mail/send-mail.server.ts";
import { openSmtp } from "#platform/mail/smtp.server.ts";
import { openPayments } from "#platform/payments/open-payments.server.ts";
import { fetchPictures, fetchPicturesJob } from "#platform/pictures/fetch-pictures.server.ts";
import { checkProjections, checkProjectionsJob } from "#platform/projections/check-projections.server.ts";
import { deleteOldData, deleteOldDataJob } from "#platform/retention/delete-old-data.server.ts";
import { openSearchEngine } from "#platform/search/search-engine.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { deleteExpiredFiles, deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import { openInspector } from "#platform/uploads/inspector.server.ts";
import { makeVariants } from "#platform/uploads/make-variants.server.ts";
import { makeVariantsJob } from "#platform/uploads/make-variants-job.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { listAreas, sweepOrphans, sweepOrphansJob } from "#platform/uploads/sweep-orphans.server.ts";
import { features } from "./features.ts";
import { serveWorkerHealth } from "./worker-health.server.ts";

export type RunningWorker = { stop: () => Promise<void> };

type Options = {
  log?: Logger;
  /** The migrations that this release needs. */
  migrations?: readonly string[];
};

/** Starts the background worker: the jobs of all features, and outgoing email. Waits for the database. */
export async function startWorker(
  env: Env,
  { log = createLog(env.LOG_LEVEL, "worker"), migrations = [] }: Options = {},
): Promise<RunningWorker> {
  // Rebuilding the search takes locks, which need a session.
  const url = directUrl(env);
  const db = openDatabase(
    openPool(url, {
      max: env.DATABASE_POOL_SIZE,
      application_name: "ujamaa-worker",
      statement_timeout: longStatementMs,
    }),
  );
  openSearchEngine({ db, env, log });
  let isWorking = false;
  const health = await serveWorkerHealth({
    services: { env, db, log },
    migrations,
    isWorking: () => isWorking,
  });
  await waitForDatabase(db, { migrations, log });
  await refuseOwner(db, env);

  const smtp = openSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const worker = openWorker({ url, log });
  const files = openFileStore(env);
  const inspector = openInspector({ processes: 1 });
  const services = { env, db, jobs: worker, log, payments: openPayments(env) };
  const sender = { name: env.SITE_NAME, origin: env.APP_ORIGIN };
  const letters = Object.assign({}, ...(await Promise.all(features.map(({ emails }) => emails()))));
  const retainedData = features.flatMap((feature) => feature.retainedData);
  const projections = features.flatMap((feature) => feature.projections);
  const areas = listAreas(features.flatMap(({ uploadPurposes }) => uploadPurposes));
  const pictureSources = features.flatMap((feature) => feature.pictureSources);

  await worker.start();
  await worker.work(sendMailJob, sendMail({ db, smtp, letters, site: sender, env, log }));
  await worker.work(deleteOldDataJob, () => deleteOldData({ db, log }, retainedData));
  await worker.work(checkProjectionsJob, () => checkProjections({ db, log }, projections));
  await worker.work(deletePageChangesJob, () => deletePageChanges({ db }));
  await worker.work(makeVariantsJob, (data) => makeVariants({ db, files, inspector }, data));
  await worker.work(deleteExpiredFilesJob, () => deleteExpiredFiles({ db, files }));
  await worker.work(sweepOrphansJob, () => sweepOrphans({ db, files, log }, areas));
  await worker.work(fetchPicturesJob, () => fetchPictures({ ...services, files, inspector }, pictureSources));
  for (const { jobs } of features) for (const job of jobs) await job.listen(worker, services);
  await worker.dropOldSchedules();
  const loops = features.flatMap((feature) => feature.loops).map((start) => start(services));
  isWorking = true;
  log.info("working");

  return {
    stop: async () => {
      isWorking = false;
      await Promise.all(loops.map((loop) => loop.stop()));
      await worker.stop();
      smtp.close();
      inspector.close();
      await db.destroy();
      health.close();
      log.info("stopped");
    },
  };
}
