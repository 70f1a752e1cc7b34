import { sql } from "kysely";
import { defineKeyset, type KeysetRow, type Page, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DateRow } from "../../list/present-event.server.ts";
import { selectShownDate } from "../../queries/shown-date.server.ts";

export type SavedView = "upcoming" | "past";

/** A saved event at its current date, else the next one, else the last one. */
export type SavedEvent = DateRow & {
  /** Canceled as a whole. */
  isCanceled: boolean;
  /** The original time of this date, if it moved. */
  movedFrom: Date | null;
  /** The next canceled date of a series, if it is before the one shown. */
  canceledDate: Date | null;
  /** The organizer's note. */
  note: string | null;
};

type Input = { view: SavedView; after?: string | undefined; limit: number; now: Date };

const order = defineKeyset<SavedView>({
  upcoming: { direction: "asc", keys: [time("startsAt"), uuid("event_id")] },
  past: { direction: "desc", keys: [time("startsAt"), uuid("event_id")] },
});

/**
 * The events that a person has saved: upcoming ones soonest first, or past ones latest first. A person's list is short
 * (`maxSavedEvents`), so it is sorted when read.
 */
export async function listSavedEvents(
  db: Db,
  userId: string,
  { view, after, limit, now }: Input,
): Promise<Page<SavedEvent>> {
  const direction = view === "upcoming" ? sql`asc` : sql`desc`;
  const { rows } = await sql<SavedEvent & KeysetRow>`
    select
      listed.id, listed.event_id, listed.name, listed.summary, listed."startsAt" as start_datetime,
      listed."endsAt" as end_datetime, listed."startsAt" as starts_at, listed.time_zone, listed.location,
      listed.is_virtual, listed.event_type, listed.organizer_name, listed.ticket_link, listed.image_url,
      listed."isMoved" or listed.moved_from is not null as is_moved, events.start_datetime as first_start,
      events.repeats as rule, events.repeat_interval, events.repeat_weekdays, events.repeat_week, events.repeat_until,
      listed.canceled_at is not null as "isCanceled",
      case when listed."isMoved" then listed."originalStart" else listed.moved_from end as "movedFrom",
      canceled.date as "canceledDate",
      coalesce(listed."dateNote", canceled.note, events.change_note) as note,
      ${order.keysOf(view, "listed")} as keyset
    from (
      select listing.*, date.*
      from user_saved_events saved
      join event_listings listing on listing.event_id = saved.event_id
      cross join lateral (${selectShownDate(now, "listing")}) as date
      where saved.user_id = ${userId}
    ) as listed
    join events on events.id = listed.event_id
    left join lateral (
      select original_start as date, note from event_dates
      where listing_id = listed.id and is_canceled and listed.canceled_at is null
        and original_start >= ${now} and original_start < listed."startsAt"
      order by original_start limit 1
    ) as canceled on true
    where listed."isUpcoming" = ${view === "upcoming"} and ${order.comesAfter(view, after, "listed")}
    order by listed."startsAt" ${direction}, listed.event_id ${direction}
    limit ${limit + 1}`.execute(db);
  return order.page(rows, { sort: view, limit });
}
