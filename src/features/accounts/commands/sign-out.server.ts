import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canSignOut } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits">;
type Result = { ok: true; setCookies: string[] } | Refused<"not-allowed" | "too-many">;

/** Ends this browser's session only. */
export async function signOut({ db, auth, limits }: Needs, actor: Requester): Promise<Result> {
  if (!canSignOut(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  const { session } = await auth.findSession(actor.headers);
  // Not left to the library, which would delete the cookie even if the row could not be deleted.
  if (session)
    await transact(db, (tx) => tx.deleteFrom("auth_sessions").where("token", "=", session.token).execute());
  return { ok: true, setCookies: await auth.signOut(actor.headers) };
}
