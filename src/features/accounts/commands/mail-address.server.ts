import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { AddressLetter } from "../jobs.server.ts";

type Needs = Pick<Services, "db" | "jobs">;

/** Queues the letter an address is due, if it has an account; `id` is the job's, so that a repeated job mails once. */
export async function mailAddress(
  { db, jobs }: Needs,
  { id }: { id: string },
  { email, after }: AddressLetter,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "name", "email_verified"])
      .where("email", "=", email)
      .executeTakeFirst();
    const template = user && chooseLetter(after, user.email_verified);
    if (!template) return;
    const link =
      template === "already-registered" ? {} : { token: await issueLinkToken(tx, template, user.id) };
    await queueMail(tx, jobs, {
      to: email,
      template,
      data: { username: user.name, ...link },
      key: `${template}:${id}`,
    });
  });
}

function chooseLetter(after: AddressLetter["after"], isVerified: boolean) {
  if (after === "forgot-password") return "reset-password";
  if (!isVerified) return "verify-email";
  return after === "sign-up" ? "already-registered" : null;
}
