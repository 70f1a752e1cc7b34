import type { PersonActor, Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../limits.ts";
import { canChangeEvent } from "../permissions.ts";
import { type LockedEvent, lockEvent } from "./lock-own-event.server.ts";
import type { Refused } from "./refusals.ts";

type Change<Result> = (tx: Tx, event: LockedEvent, person: PersonActor) => Promise<Result>;

/** Changes the submitter's own event, locked and not canceled, within the account's rate limits. */
export async function changeOwnEvent<Result extends { ok: boolean }>(
  { db, limits }: Pick<Services, "db" | "limits">,
  actor: Requester,
  id: string,
  change: Change<Result>,
): Promise<Result | Refused<"not-signed-in" | "unknown-event" | "canceled" | "too-many">> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin({ db, limits }, [[eventLimits.changeAccount, actor.id]], async (tx) => {
    const event = await lockEvent(tx, id);
    if (!canChangeEvent(actor, event)) return { ok: false as const, reason: "unknown-event" as const };
    if (event.canceled_at) return { ok: false as const, reason: "canceled" as const };
    return change(tx, event, actor);
  });
}
