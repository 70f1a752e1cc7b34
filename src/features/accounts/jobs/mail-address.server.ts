import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

/** `after` is what happened with the address: a registration, or a request for one of the two links. */
export type AccountEmail = { email: string; after: "sign-up" | "resend" | "forgot-password" };

/**
 * Decides which email an address gets. Queued for every address and decided in the worker, so requests take the same
 * time whether there is an account or not.
 */
export const mailAddressJob = defineJob<AccountEmail>("accounts.mail-address", { keepFor: 3_600 });

/**
 * Queues the email for an address, if it has an account. The key contains the job's id, so a retried job sends one
 * email.
 */
export async function mailAddress(
  { db, jobs }: Pick<JobServices, "db" | "jobs">,
  { email, after }: AccountEmail,
  { id }: Pick<JobRun, "id">,
): Promise<void> {
  await transact(db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email_verified"])
      .where("email", "=", email)
      .executeTakeFirst();
    const template = user && chooseEmail(after, user.email_verified);
    if (!template) return;
    const link =
      template === "already-registered" ? {} : { token: await issueLinkToken(tx, template, user.id) };
    await queueMail(tx, jobs, {
      to: email,
      template,
      data: link,
      key: `${template}:${id}`,
    });
  });
}

function chooseEmail(after: AccountEmail["after"], isVerified: boolean) {
  if (after === "forgot-password") return "reset-password";
  if (!isVerified) return "verify-email";
  return after === "sign-up" ? "already-registered" : null;
}
