import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { createRecoveryCodes } from "../second-factor/codes.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";
import { spendCode } from "../second-factor/spend-code.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { current: string; code: string };
type Result =
  | { ok: true; recoveryCodes: string[] }
  | Refused<"not-allowed" | "not-your-password" | "wrong-code" | "code-locked" | "too-many" | "busy">;

/** Replaces all recovery codes with ten new ones. */
export async function renewRecoveryCodes(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, jobs } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email, username } = confirmed;
  const recoveryCodes = createRecoveryCodes();
  const recovery_codes = await auth.seal(JSON.stringify(recoveryCodes));
  return transact(db, async (tx): Promise<Result> => {
    const spent = await spendCode(tx, auth, { userId: actor.id, text: input.code });
    if (!spent.ok) return spent;
    await tx
      .updateTable("second_factors")
      .set({ recovery_codes })
      .where("user_id", "=", actor.id)
      .where("verified", "=", true)
      .execute();
    await audit(tx, actor, {
      action: "accounts.renew-recovery-codes",
      subject: { type: "profiles", id: actor.id },
    });
    await mailChange(tx, jobs, { email, username, change: "renewed" });
    return { ok: true, recoveryCodes };
  });
}
