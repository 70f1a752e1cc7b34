import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { findTotpStep } from "#platform/auth/totp.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { readCode } from "../second-factor/codes.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "jobs">;
type Result =
  | { ok: true; recoveryCodes: string[] }
  | Refused<"not-allowed" | "wrong-code" | "second-factor-on" | "second-factor-off" | "too-many">;

/** Turns the second factor on once a code proves that the app has the secret, and logs out all other devices. */
export async function confirmSecondFactor(
  { db, auth, limits, jobs }: Needs,
  actor: Requester,
  input: { code: string },
): Promise<Result> {
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [[accountLimits.code, actor.ip]]);
  if (refused) return refused;
  const { session } = await auth.findSession(actor.headers);
  return transact(db, async (tx): Promise<Result> => {
    const factor = await tx
      .selectFrom("second_factors")
      .innerJoin("users", "users.id", "second_factors.user_id")
      .select(["users.email", "users.name as username"])
      .select(["second_factors.secret", "second_factors.recovery_codes", "second_factors.verified"])
      .where("second_factors.user_id", "=", actor.id)
      .forUpdate("second_factors")
      .executeTakeFirst();
    if (!factor) return { ok: false, reason: "second-factor-off" };
    if (factor.verified) return { ok: false, reason: "second-factor-on" };
    const step = findTotpStep(await auth.unseal(factor.secret), readCode(input.code).code, Date.now());
    if (step === null) return { ok: false, reason: "wrong-code" };

    await tx
      .updateTable("second_factors")
      .set({ verified: true, last_step: step })
      .where("user_id", "=", actor.id)
      .execute();
    await tx.updateTable("users").set({ has_second_factor: true }).where("id", "=", actor.id).execute();
    await tx
      .deleteFrom("auth_sessions")
      .where("user_id", "=", actor.id)
      .where("token", "<>", session?.token ?? "")
      .execute();
    await audit(tx, actor, {
      action: "accounts.turn-on-second-factor",
      subject: { type: "profiles", id: actor.id },
    });
    const { email, username } = factor;
    await mailChange(tx, jobs, { email, username, change: "on" });
    return { ok: true, recoveryCodes: JSON.parse(await auth.unseal(factor.recovery_codes)) };
  });
}
