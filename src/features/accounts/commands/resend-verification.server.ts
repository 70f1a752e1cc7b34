import type { Services } from "#platform/http/services.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";
import { mailVerification } from "./mail-verification.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Result = { ok: true } | Refused<"too-many">;

/** Mails the verification link again, if an account waits for it; the answer does not tell. */
export async function resendVerification(
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
      .where("email_verified", "=", false)
      .executeTakeFirst();
    if (user) await mailVerification(tx, jobs, user);
  });
  return { ok: true };
}
