import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { travelLimits } from "../limits.ts";
import { canSendRequest } from "../permissions.ts";
import type { NewRequest } from "../requests/input.ts";

type Result = { ok: true } | Refused<"not-allowed" | "too-many">;

/** Stores a request, which waits in the admin area. */
export async function sendRequest(
  { db, limits }: Pick<Services, "db" | "limits">,
  actor: Requester,
  { name, email, type, details }: NewRequest,
): Promise<Result> {
  if (!canSendRequest(actor)) return { ok: false, reason: "not-allowed" };
  const tooMany = await refuseIfTooMany(limits, [[travelLimits.requestNetwork, actor.ip]]);
  if (tooMany) return tooMany;
  await transact(db, (tx) =>
    tx.insertInto("feature_requests").values({ name, email, feature_type: type, details }).execute(),
  );
  return { ok: true };
}
