import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { mayChangeEvent } from "../../permissions.ts";
import { queueEventNotice } from "../../reminders/queue-event-notice.server.ts";
import { findSeriesDate } from "../find-series-date.server.ts";
import { lockEvent } from "../lock-own-event.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = { id: string; originalStart: Date; note: string | null };
type Result =
  | { ok: true }
  | Refused<"not-signed-in" | "unknown-event" | "unknown-date" | "canceled" | "too-many">;

/** Cancels one date of the submitter's repeating event, at once. */
export async function cancelDate(
  { db, jobs, limits }: Needs,
  actor: Requester,
  { id, originalStart, note }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [[eventLimits.changeAccount, actor.id]]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    const event = await lockEvent(tx, id);
    if (!mayChangeEvent(actor, event)) return { ok: false, reason: "unknown-event" };
    if (event.canceled_at) return { ok: false, reason: "canceled" };
    const date = await findSeriesDate(tx, event, originalStart);
    if (!date || date.isCanceled) return { ok: false, reason: "unknown-date" };
    const change = { is_canceled: true, starts_at: null, ends_at: null, note, changed_at: new Date() };
    await tx
      .insertInto("event_date_changes")
      .values({ event_id: id, local_start: date.localStart, ...change })
      .onConflict((row) => row.columns(["event_id", "local_start"]).doUpdateSet(change))
      .execute();
    await queueEventNotice(tx, jobs, { eventId: id, kind: "date-canceled", originalStart });
    await audit(tx, actor, {
      action: "event.cancel-date",
      subject: { type: "event", id },
      before: { date: originalStart.toISOString(), starts_at: date.startsAt.toISOString() },
      after: { is_canceled: true, note },
    });
    return { ok: true };
  });
}
