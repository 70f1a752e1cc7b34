import { audit } from "#platform/audit/audit.server.ts";
import { actingFor, type Requester } from "#platform/auth/actor.ts";
import { rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { findTotpStep } from "#platform/auth/totp.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { auditAdminSignIn } from "../audit-admin-sign-in.server.ts";
import { accountLimits } from "../limits.ts";
import { mailNewSignIn, mailWrongCodes } from "../mail-sign-ins.server.ts";
import { canSignIn } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { readCode } from "../second-factor/codes.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"not-allowed" | "wrong-code" | "code-locked" | "sign-in-expired" | "banned" | "too-many">;

/** The second step of a login: checks the code and opens the session. */
export async function signInWithCode(
  { db, auth, limits, env, jobs }: Needs,
  actor: Requester,
  input: { code: string },
): Promise<Result> {
  if (!canSignIn(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [[accountLimits.code, actor.ip]]);
  if (refused) return refused;
  const code = readCode(input.code);
  const answer = await auth.signInWithCode(actor.headers, code);
  if (!answer.ok) {
    const { reason, userId } = answer;
    if (userId) await transact(db, (tx) => mailWrongCodes(tx, { jobs }, userId));
    return { ok: false, reason };
  }
  const { userId, token } = answer;

  const email = await transact(db, async (tx) => {
    const factor = await findFactor(tx, userId);
    if (code.kind === "totp") {
      // The library accepts a code repeatedly within its minute. Here it opens one session.
      const step = findTotpStep(await auth.unseal(factor.secret), code.code, Date.now()) ?? 0;
      if (step <= factor.last_step) {
        await tx.deleteFrom("auth_sessions").where("token", "=", token).execute();
        return null;
      }
      await tx.updateTable("second_factors").set({ last_step: step }).where("user_id", "=", userId).execute();
    } else {
      const left: string[] = JSON.parse(await auth.unseal(factor.recovery_codes));
      const { email, name: username } = factor;
      await mailChange(tx, jobs, { email, username, change: "recovery-code", codesLeft: left.length });
      await audit(tx, actingFor(actor, userId), {
        action: "accounts.use-recovery-code",
        subject: { type: "profiles", id: userId },
      });
    }
    await auditAdminSignIn(tx, actor, userId);
    await mailNewSignIn(tx, { jobs, env }, { userId, headers: actor.headers });
    return factor.email;
  });
  if (!email) return { ok: false, reason: "wrong-code" };
  return { ok: true, setCookies: [...answer.setCookies, rememberDevice(env, actor.headers, email)] };
}

function findFactor(tx: Tx, userId: string) {
  return tx
    .selectFrom("second_factors")
    .innerJoin("users", "users.id", "second_factors.user_id")
    .select(["users.email", "users.name"])
    .select(["second_factors.secret", "second_factors.recovery_codes", "second_factors.last_step"])
    .where("second_factors.user_id", "=", userId)
    .forUpdate("second_factors")
    .executeTakeFirstOrThrow();
}
