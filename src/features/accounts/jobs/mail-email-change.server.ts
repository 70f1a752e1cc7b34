import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

/** Emails both addresses of an account whose address is changing. The job contains only the account's id. */
export const mailEmailChangeJob = defineJob<{ userId: string }>("accounts.mail-email-change", {
  keepFor: 3_600,
});

/** Queues the link for the new address and the notice for the old one. A new address that has an account gets no link. */
export async function mailEmailChange(
  { db, jobs }: Pick<JobServices, "db" | "jobs">,
  { userId }: { userId: string },
  { id }: Pick<JobRun, "id">,
): Promise<void> {
  await transact(db, async (tx) => {
    const change = await tx
      .selectFrom("email_changes")
      .innerJoin("users", "users.id", "email_changes.user_id")
      .leftJoin("users as holder", "holder.email", "email_changes.email")
      .select(["users.name", "users.email as old", "email_changes.email as new", "holder.id as holder"])
      .where("email_changes.user_id", "=", userId)
      .executeTakeFirst();
    if (!change) return;
    await queueMail(tx, jobs, {
      to: change.old,
      template: "email-changing",
      data: { username: change.name },
      key: `email-changing:${id}`,
    });
    await queueMail(tx, jobs, {
      to: change.new,
      key: `confirm-email:${id}`,
      ...(change.holder
        ? { template: "already-registered", data: {} }
        : {
            template: "confirm-email",
            data: { token: await issueLinkToken(tx, "change-email", userId) },
          }),
    });
  });
}
