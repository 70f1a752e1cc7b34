import type { Requester } from "#platform/auth/actor.ts";
import { momentOf } from "#platform/calendar/local-time.ts";
import type { Services } from "#platform/http/services.ts";
import { changeOwnEvent } from "../change-own-event.server.ts";
import { findSeriesDate } from "../find-series-date.server.ts";
import type { Refused } from "../refusals.ts";
import { writeDateChange } from "../write-date-change.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = {
  id: string;
  originalStart: Date;
  /** A local time in the event's time zone. */
  startsAt: string;
  note: string | null;
};
type Result = { ok: true } | Refused<"unknown-date" | "outside-series">;

/** Moves one upcoming date of the submitter's repeating event, effective immediately, between the dates around it. */
export function moveDate(
  { jobs, ...services }: Needs,
  actor: Requester,
  { id, originalStart, startsAt: local, note }: Input,
) {
  return changeOwnEvent(services, actor, id, async (tx, event): Promise<Result> => {
    const date = await findSeriesDate(tx, event, originalStart);
    if (!date) return { ok: false, reason: "unknown-date" };
    const startsAt = momentOf(local, event.time_zone ?? "UTC");
    if (!startsAt || startsAt <= new Date() || !isBetween(startsAt, date))
      return { ok: false, reason: "outside-series" };
    await writeDateChange(tx, jobs, actor, { eventId: id, originalStart, date, startsAt, note });
    return { ok: true };
  });
}

function isBetween(moment: Date, { previous, next }: { previous: Date | null; next: Date | null }) {
  return (!previous || moment > previous) && (!next || moment < next);
}
