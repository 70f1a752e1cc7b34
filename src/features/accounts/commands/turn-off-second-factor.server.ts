import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";
import { spendCode } from "../second-factor/spend-code.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { current: string; code: string };
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "not-your-password" | "wrong-code" | "code-locked" | "too-many" | "busy">;

/** Turns the second factor off. Requires both password and code. */
export async function turnOffSecondFactor(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, jobs } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email, username } = confirmed;
  return transact(db, async (tx): Promise<Result> => {
    const spent = await spendCode(tx, auth, { userId: actor.id, text: input.code });
    if (!spent.ok) return spent;
    await tx.deleteFrom("second_factors").where("user_id", "=", actor.id).execute();
    await tx.updateTable("users").set({ has_second_factor: false }).where("id", "=", actor.id).execute();
    await audit(tx, actor, {
      action: "accounts.turn-off-second-factor",
      subject: { type: "profiles", id: actor.id },
    });
    await mailChange(tx, jobs, { email, username, change: "off" });
    return { ok: true };
  });
}
