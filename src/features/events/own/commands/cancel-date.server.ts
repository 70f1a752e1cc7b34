import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { changeOwnEvent } from "../change-own-event.server.ts";
import { findSeriesDate } from "../find-series-date.server.ts";
import type { Refused } from "../refusals.ts";
import { writeDateChange } from "../write-date-change.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = { id: string; originalStart: Date; note: string | null };
type Result = { ok: true } | Refused<"unknown-date">;

/** Cancels one date of the submitter's repeating event, effective immediately. */
export function cancelDate(
  { jobs, ...services }: Needs,
  actor: Requester,
  { id, originalStart, note }: Input,
) {
  return changeOwnEvent(services, actor, id, async (tx, event): Promise<Result> => {
    const date = await findSeriesDate(tx, event, originalStart);
    if (!date || date.isCanceled) return { ok: false, reason: "unknown-date" };
    await writeDateChange(tx, jobs, actor, { eventId: id, originalStart, date, startsAt: null, note });
    return { ok: true };
  });
}
