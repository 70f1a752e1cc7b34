import { forgetExpired } from "#features/accounts/commands/forget-expired.server.ts";
import { forgetUnverified } from "#features/accounts/commands/forget-unverified.server.ts";
import { mailAddress } from "#features/accounts/commands/mail-address.server.ts";
import { forgetExpiredJob, forgetUnverifiedJob, mailAddressJob } from "#features/accounts/jobs.server.ts";
import { keepSearchFresh, rebuildSearchJob, rebuildSearchNightly } from "#features/directory/jobs.server.ts";
import { forgetRecentPosts } from "#features/reviews/commands/forget-recent-posts.server.ts";
import { forgetRecentPostsJob } from "#features/reviews/jobs.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { openWorker } from "#platform/jobs/open-worker.server.ts";
import { forgetMail } from "#platform/mail/forget-mail.server.ts";
import { forgetMailJob, sendMailJob } from "#platform/mail/mail-jobs.ts";
import { sendMail } from "#platform/mail/send-mail.server.ts";
import { openSmtp } from "#platform/mail/smtp.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { site } from "./site.ts";
import { letters } from "./worker-letters.ts";

export type RunningWorker = { stop: () => Promise<void> };

/** Does what may wait: every kind of job and its handler are joined here. */
export async function startWorker(env: Env): Promise<RunningWorker> {
  const log = createLog(env.LOG_LEVEL, "worker");
  const db = openDatabase(
    openPool(env.DATABASE_URL, { max: env.DATABASE_POOL_SIZE, application_name: "ujamaa-worker" }),
  );
  const smtp = openSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const worker = openWorker({ url: env.DATABASE_URL, log });
  const sender = { name: site.name, origin: env.APP_ORIGIN };

  await worker.start();
  await worker.work(sendMailJob, sendMail({ db, smtp, letters, site: sender, log }));
  await worker.work(forgetMailJob, () => forgetMail(db));
  await worker.work(forgetExpiredJob, () => forgetExpired(db));
  await worker.work(forgetRecentPostsJob, () => forgetRecentPosts(db));
  await worker.work(forgetUnverifiedJob, () => forgetUnverified(db));
  await worker.work(mailAddressJob, (letter, run) => mailAddress({ db, jobs: worker }, run, letter));
  await worker.work(rebuildSearchJob, rebuildSearchNightly({ db, log }));
  const searchKeeper = keepSearchFresh({ db, log });
  log.info("working");

  return {
    stop: async () => {
      await searchKeeper.stop();
      await worker.stop();
      smtp.close();
      await db.destroy();
      log.info("stopped");
    },
  };
}
