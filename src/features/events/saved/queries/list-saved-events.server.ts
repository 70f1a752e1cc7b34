import { sql } from "kysely";
import { defineKeyset, type KeysetRow, type Page, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DateRow } from "../../list/present-event.server.ts";
import { selectShownDate } from "../../queries/shown-date.server.ts";

export type SavedView = "upcoming" | "past";

/** A saved event by the date that matters now: the one that is on, the next one, or the last one. */
export type SavedEvent = DateRow & {
  /** Canceled as a whole. */
  isCanceled: boolean;
  /** When this date was to be before it moved. */
  movedFrom: Date | null;
  /** The next date of a series that was canceled, where one comes before the one that is shown. */
  canceledDate: Date | null;
  /** What the organizer says about it. */
  note: string | null;
};

type Input = { view: SavedView; after?: string | undefined; limit: number; now: Date };

const order = defineKeyset<SavedView>({
  upcoming: { direction: "asc", keys: [time("startsAt"), uuid("event_id")] },
  past: { direction: "desc", keys: [time("startsAt"), uuid("event_id")] },
});

/**
 * The events that a person has saved, the next ones first, or those that are over, the latest first. A person's list is
 * short (`maxSavedEvents`), so it is sorted as it is read.
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
