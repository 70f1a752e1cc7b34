import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { canSaveEvents } from "../../permissions.ts";
import type { Refused } from "../refusals.ts";
import { maxSavedEvents } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"not-signed-in" | "too-many" | "unknown-event" | "list-full">;

/** Adds a listed event to the sender's own list. Idempotent. */
export async function saveEvent(
  services: Needs,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<Result> {
  if (!canSaveEvents(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[eventLimits.saveAccount, actor.id]], async (tx): Promise<Result> => {
    const event = await tx
      .selectFrom("events")
      .select("id")
      .where("id", "=", eventId)
      .where("approval_status", "=", "approved")
      .forKeyShare()
      .executeTakeFirst();
    if (!event) return { ok: false, reason: "unknown-event" };
    if (await isListFull(tx, actor.id)) return { ok: false, reason: "list-full" };
    await tx
      .insertInto("user_saved_events")
      .values({ user_id: actor.id, event_id: event.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { ok: true };
  });
}

async function isListFull(tx: Tx, userId: string) {
  const last = await tx
    .selectFrom("user_saved_events")
    .select("event_id")
    .where("user_id", "=", userId)
    .offset(maxSavedEvents - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
