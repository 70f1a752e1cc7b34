import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { canSaveEvents } from "../../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"not-signed-in" | "too-many">;

/** Takes an event off the sender's own list. One that is not on it stays off. */
export async function unsaveEvent(
  { db, limits }: Needs,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<Result> {
  if (!canSaveEvents(actor)) return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [[eventLimits.saveAccount, actor.id]]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    await tx
      .deleteFrom("user_saved_events")
      .where("user_id", "=", actor.id)
      .where("event_id", "=", eventId)
      .execute();
    return { ok: true };
  });
}
