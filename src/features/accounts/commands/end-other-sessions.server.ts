import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits">;
type Result = { ok: true } | Refused<"not-allowed" | "too-many">;

/** Logs out all other devices of an account. */
export async function endOtherSessions({ db, auth, limits }: Needs, actor: Requester): Promise<Result> {
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  const { session } = await auth.findSession(actor.headers);
  await transact(db, (tx) =>
    tx
      .deleteFrom("auth_sessions")
      .where("user_id", "=", actor.id)
      .where("token", "<>", session?.token ?? "")
      .execute(),
  );
  return { ok: true };
}
