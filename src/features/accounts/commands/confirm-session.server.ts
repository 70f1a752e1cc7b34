import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";
import { spendCode } from "../second-factor/spend-code.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { current: string; code?: string | undefined };
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "not-your-password" | "wrong-code" | "code-locked" | "too-many" | "busy">;

/** Confirms a session with the password, and with a code if the account has a second factor. */
export async function confirmSession(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, jobs } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const { session } = await auth.findSession(actor.headers);
  if (session?.userId !== actor.id) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email, username } = confirmed;
  return transact(db, async (tx): Promise<Result> => {
    if (session.hasSecondFactor) {
      const spent = await spendCode(tx, auth, { userId: actor.id, text: input.code ?? "" });
      if (!spent.ok) return spent;
      if (spent.kind === "recovery")
        await mailChange(tx, jobs, { email, username, change: "recovery-code", codesLeft: spent.codesLeft });
    }
    await tx
      .updateTable("auth_sessions")
      .set({ confirmed_at: new Date() })
      .where("token", "=", session.token)
      .execute();
    return { ok: true };
  });
}
