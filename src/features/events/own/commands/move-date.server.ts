import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { momentOf } from "#platform/calendar/local-time.ts";
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
type Input = {
  id: string;
  originalStart: Date;
  /** A local time of the event's time zone. */
  startsAt: string;
  note: string | null;
};
type Result =
  | { ok: true }
  | Refused<"not-signed-in" | "unknown-event" | "unknown-date" | "canceled" | "outside-series" | "too-many">;

/** Moves one date of the submitter's repeating event, at once: to come, and between the dates around it. */
export async function moveDate(
  { db, jobs, limits }: Needs,
  actor: Requester,
  { id, originalStart, startsAt: local, note }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [[eventLimits.changeAccount, actor.id]]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    const event = await lockEvent(tx, id);
    if (!mayChangeEvent(actor, event)) return { ok: false, reason: "unknown-event" };
    if (event.canceled_at) return { ok: false, reason: "canceled" };
    const date = await findSeriesDate(tx, event, originalStart);
    if (!date) return { ok: false, reason: "unknown-date" };
    const startsAt = momentOf(local, event.time_zone ?? "UTC");
    if (!startsAt || startsAt <= new Date() || !isBetween(startsAt, date))
      return { ok: false, reason: "outside-series" };
    const change = { is_canceled: false, starts_at: startsAt, ends_at: null, note, changed_at: new Date() };
    await tx
      .insertInto("event_date_changes")
      .values({ event_id: id, local_start: date.localStart, ...change })
      .onConflict((row) => row.columns(["event_id", "local_start"]).doUpdateSet(change))
      .execute();
    await queueEventNotice(tx, jobs, { eventId: id, kind: "date-moved", originalStart });
    await audit(tx, actor, {
      action: "event.move-date",
      subject: { type: "event", id },
      before: { date: originalStart.toISOString(), starts_at: date.startsAt.toISOString() },
      after: { starts_at: startsAt.toISOString(), note },
    });
    return { ok: true };
  });
}

function isBetween(moment: Date, { previous, next }: { previous: Date | null; next: Date | null }) {
  return (!previous || moment > previous) && (!next || moment < next);
}
