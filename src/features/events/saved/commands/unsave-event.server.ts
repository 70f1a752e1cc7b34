import type { Actor } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { canSaveEvents } from "../../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"not-signed-in" | "too-many">;

/** Removes an event from the sender's own list. Idempotent. */
export async function unsaveEvent(
  services: Needs,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<Result> {
  if (!canSaveEvents(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[eventLimits.saveAccount, actor.id]], async (tx): Promise<Result> => {
    await tx
      .deleteFrom("user_saved_events")
      .where("user_id", "=", actor.id)
      .where("event_id", "=", eventId)
      .execute();
    return { ok: true };
  });
}
