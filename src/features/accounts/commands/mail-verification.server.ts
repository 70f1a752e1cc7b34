import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

/** Queues the letter whose link proves that an address is its owner's. */
export async function mailVerification(
  tx: Tx,
  jobs: Jobs,
  user: { id: string; email: string; name: string },
) {
  const token = await issueLinkToken(tx, "verify-email", user.id);
  await queueMail(tx, jobs, {
    to: user.email,
    template: "verify-email",
    data: { username: user.name, token },
    key: `verify-email:${crypto.randomUUID()}`,
  });
}
