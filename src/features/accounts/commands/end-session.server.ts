import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canEndSession } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-session" | "too-many">;

/** Signs one device of an account out. */
export async function endSession(
  { db, limits }: Needs,
  actor: Requester,
  { session: id }: { session: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  return transact(db, async (tx): Promise<Result> => {
    const session = await tx
      .selectFrom("auth_sessions")
      .select("user_id")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!canEndSession(actor, session)) return { ok: false, reason: "unknown-session" };
    await tx.deleteFrom("auth_sessions").where("id", "=", id).execute();
    return { ok: true };
  });
}
