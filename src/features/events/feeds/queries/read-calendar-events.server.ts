import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#platform/db/open-database.server.ts";
import { repetitionOf } from "../../repetition.ts";
import type { CalendarEvent } from "../calendar-event.ts";

/** The maximum number of canceled or moved dates per event, latest first. */
const maxChanges = 500;

type Input = { ids: readonly string[]; origin: string };

/** The listed events with these ids, by start, for calendar files and news feeds. Leaves out events without a date. */
export async function readCalendarEvents(db: Db, { ids, origin }: Input): Promise<CalendarEvent[]> {
  const rows = await selectEvents(db, ids).execute();
  return rows.flatMap((row) => {
    const start = row.start_datetime ?? row.date;
    if (!start) return [];
    const path = row.organizer_slug && `/events/by/${row.organizer_slug}`;
    return [
      {
        id: row.id,
        name: row.name,
        description: row.description ?? row.newDescription,
        location: row.location ?? (row.is_virtual ? "Online" : null),
        type: row.event_type,
        organizer: row.organizer_name && path ? { name: row.organizer_name, url: `${origin}${path}` } : null,
        // Community events have no page.
        url: row.event_id ? `${origin}/event/${row.event_id}` : (row.ticket_link ?? `${origin}/events`),
        zone: row.time_zone,
        start,
        end: row.end_datetime,
        repetition: repetitionOf({
          repeats: row.repeats,
          repeat_interval: row.repeat_interval ?? 1,
          repeat_weekdays: row.repeat_weekdays ?? [],
          repeat_week: row.repeat_week,
          repeat_until: row.repeat_until,
        }),
        isCanceled: row.canceled_at !== null,
        note: row.change_note,
        sequence: row.sequence ?? 0,
        updatedAt: row.updated_at ?? row.created_at ?? start,
        changes: row.changes.map((change) => ({
          originalStart: new Date(change.original_start),
          isCanceled: change.is_canceled,
          startsAt: new Date(change.starts_at),
          endsAt: change.ends_at ? new Date(change.ends_at) : null,
          note: change.note,
        })),
      },
    ];
  });
}

function selectEvents(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("event_listings as listing")
    .leftJoin("events", "events.id", "listing.event_id")
    .leftJoin("new_events", "new_events.id", "listing.new_event_id")
    .select(["listing.id", "listing.event_id", "listing.name", "listing.location", "listing.is_virtual"])
    .select(["listing.event_type", "listing.organizer_name", "listing.organizer_slug", "listing.time_zone"])
    .select(["listing.ticket_link", "events.description", "new_events.description as newDescription"])
    .select(["events.start_datetime", "events.end_datetime", "new_events.date"])
    .select(["events.repeats", "events.repeat_interval", "events.repeat_weekdays", "events.repeat_week"])
    .select(["events.repeat_until", "events.canceled_at", "events.change_note", "events.sequence"])
    .select(["events.updated_at", "new_events.created_at"])
    .select((listing) =>
      jsonArrayFrom(
        listing
          .selectFrom("event_dates as date")
          // Leaves out dates of an event that is canceled as a whole.
          .innerJoin("event_date_changes as change", (join) =>
            join
              .onRef("change.event_id", "=", "listing.event_id")
              .onRef("change.local_start", "=", "date.local_start"),
          )
          .select([
            "date.original_start",
            "date.starts_at",
            "date.ends_at",
            "change.is_canceled",
            "change.note",
          ])
          .whereRef("date.listing_id", "=", "listing.id")
          .orderBy("date.original_start", "desc")
          .limit(maxChanges),
      ).as("changes"),
    )
    .where("listing.id", "=", sql<string>`any (${ids}::text[])`)
    .orderBy(sql`coalesce(events.start_datetime, new_events.date)`)
    .orderBy("listing.id");
}
