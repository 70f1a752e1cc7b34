import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canEndSession } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-session" | "too-many">;

/** Logs out one device of an account. */
export async function endSession(
  services: Needs,
  actor: Requester,
  { session: id }: { session: string },
): Promise<Result> {
  return transactWithin(services, [[accountLimits.write, actor.ip]], async (tx): Promise<Result> => {
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
