import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueEventNotice } from "../reminders/queue-event-notice.server.ts";
import type { SeriesDate } from "./find-series-date.server.ts";

type Change = {
  eventId: string;
  originalStart: Date;
  date: SeriesDate;
  /** The new time, or null to cancel the date. */
  startsAt: Date | null;
  note: string | null;
};

/** Moves or cancels one date of a repeating event, and notifies everyone who saved it. */
export async function writeDateChange(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  { eventId, originalStart, date, startsAt, note }: Change,
): Promise<void> {
  const isCanceled = startsAt === null;
  const change = {
    ...{ is_canceled: isCanceled, starts_at: startsAt, ends_at: null },
    ...{ note, changed_at: new Date() },
  };
  await tx
    .insertInto("event_date_changes")
    .values({ event_id: eventId, local_start: date.localStart, ...change })
    .onConflict((row) => row.columns(["event_id", "local_start"]).doUpdateSet(change))
    .execute();
  await queueEventNotice(tx, jobs, {
    ...{ eventId, originalStart },
    kind: isCanceled ? "date-canceled" : "date-moved",
  });
  await audit(tx, actor, {
    action: isCanceled ? "event.cancel-date" : "event.move-date",
    subject: { type: "event", id: eventId },
    before: { date: originalStart.toISOString(), starts_at: date.startsAt.toISOString() },
    after: isCanceled ? { is_canceled: true, note } : { starts_at: startsAt.toISOString(), note },
  });
}
