import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Result = { ok: true } | Refused<"too-many">;

/** Mails a link to set a new password; whether the address has an account, the answer does not tell. */
export async function requestPasswordReset(
  { db, jobs, limits }: Needs,
  { ip }: { ip: string },
  { email }: { email: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [
    ["account-mail-network", ip],
    ["account-mail-address", email],
  ]);
  if (refused) return refused;

  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email", "name"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (!user) return;
    const token = await issueLinkToken(tx, "reset-password", user.id);
    await queueMail(tx, jobs, {
      to: user.email,
      template: "reset-password",
      data: { username: user.name, token },
      key: `reset-password:${crypto.randomUUID()}`,
    });
  });
  return { ok: true };
}
