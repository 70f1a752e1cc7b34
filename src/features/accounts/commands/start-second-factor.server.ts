import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { createRecoveryCodes, createSecret } from "../second-factor/codes.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env">;
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "second-factor-on" | "not-your-password" | "too-many" | "busy">;

/** Creates a new secret, which has no effect until `confirmSecondFactor` has verified a code. */
export async function startSecondFactor(
  services: Needs,
  actor: Requester,
  input: { current: string },
): Promise<Result> {
  const { db, auth } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { session } = await auth.findSession(actor.headers);
  const fresh = {
    secret: await auth.seal(createSecret()),
    recovery_codes: await auth.seal(JSON.stringify(createRecoveryCodes())),
  };
  return transact(db, async (tx): Promise<Result> => {
    const row = await tx
      .insertInto("second_factors")
      .values({ user_id: actor.id, ...fresh })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet(fresh).where("second_factors.verified", "=", false),
      )
      .returning("id")
      .executeTakeFirst();
    if (!row) return { ok: false, reason: "second-factor-on" };
    await tx
      .updateTable("auth_sessions")
      .set({ confirmed_at: new Date() })
      .where("token", "=", session?.token ?? "")
      .execute();
    return { ok: true };
  });
}
