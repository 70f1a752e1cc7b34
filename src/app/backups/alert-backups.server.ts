import { type BackupConcern, listBackupConcerns } from "#platform/backups/backup-run.ts";
import { readBackupState } from "#platform/backups/read-backup-state.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

export const alertBackupsJob = defineJob("platform.alert-backups", { parallel: 1, cron: "20 * * * *" });

/** Emails the admins when a backup or its test restore fails, once, and every day while they are too old. */
export async function alertBackups(
  { db, jobs, log }: Pick<JobServices, "db" | "jobs" | "log">,
  now = new Date(),
): Promise<void> {
  const concerns = listBackupConcerns(await readBackupState(db), now);
  for (const concern of concerns) log.error({ kind: concern.kind }, concern.sentence);
  await transact(db, async (tx) => {
    const admins = concerns.length > 0 ? await listAdmins(tx) : [];
    for (const { id, email, username } of admins)
      for (const { kind, key, sentence } of concerns)
        await queueMail(tx, jobs, {
          to: email,
          template: "backup-alert",
          data: { username, sentence, isTest: isAboutTest(kind) },
          key: `backup-alert:${kind}:${key}:${id}`,
        });
  });
}

function isAboutTest(kind: BackupConcern["kind"]): boolean {
  return kind === "test-failed" || kind === "test-old";
}

async function listAdmins(tx: Tx) {
  return tx
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .select(["users.id", "users.email", "users.name as username"])
    .where("profiles.is_admin", "=", true)
    .where("users.email_verified", "=", true)
    .orderBy("users.id")
    .execute();
}
