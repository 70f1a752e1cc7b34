import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type ShownDate, selectShownDate } from "../../queries/shown-date.server.ts";

/** A listed event with everything on its page, and the date it shows. */
export type EventPageRow = ShownDate & {
  id: string;
  name: string;
  description: string | null;
  type: string | null;
  location: string | null;
  city: string | null;
  state: string | null;
  placeSlug: string | null;
  isVirtual: boolean;
  organizer: string | null;
  organizerSlug: string | null;
  website: string | null;
  ticketLink: string | null;
  imageUrl: string | null;
  timeZone: string;
  firstStart: Date;
  repeats: string | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
  canceledAt: Date | null;
  movedFrom: Date | null;
  changeNote: string | null;
  featured: boolean;
  createdAt: Date;
  media: string[];
};

type Input = {
  id: string;
  now: Date;
  /** A day of the event, `yyyy-mm-dd`, to show instead of the next one. */
  day?: string | null;
};

/** An approved event, or undefined if it is unknown, pending or rejected. */
export async function findEventPage(
  db: Db,
  { id, now, day = null }: Input,
): Promise<EventPageRow | undefined> {
  const { rows } = await sql<EventPageRow>`
    select
      events.id, events.name, events.description, events.event_type as type, events.location, listing.city,
      listing.state, listing.place_slug as "placeSlug", events.is_virtual as "isVirtual",
      events.organizer_name as organizer, listing.organizer_slug as "organizerSlug", events.website,
      events.ticket_link as "ticketLink", listing.image_url as "imageUrl", events.media, events.featured,
      events.created_at as "createdAt", listing.time_zone as "timeZone", events.start_datetime as "firstStart",
      events.repeats, events.repeat_interval, events.repeat_weekdays, events.repeat_week,
      events.repeat_until::text as repeat_until, events.canceled_at as "canceledAt",
      events.moved_from as "movedFrom", events.change_note as "changeNote", date.*
    from events
    join event_listings listing on listing.event_id = events.id
    cross join lateral (
      select * from (
        (${selectDay(now, day)}) union all (select 2, shown.* from (${selectShownDate(now, "listing")}) as shown)
      ) as choices order by choice limit 1
    ) as date
    where events.id = ${id} and events.approval_status = 'approved'`.execute(db);
  return rows[0];
}

/** The date on a day, preferably one that is not canceled. */
function selectDay(now: Date, day: string | null) {
  return sql`
    select
      1 as choice, original_start as "originalStart", starts_at as "startsAt", ends_at as "endsAt",
      is_moved as "isMoved", is_canceled as "isDateCanceled", note as "dateNote",
      coalesce(ends_at, starts_at) >= ${now} as "isUpcoming"
    from event_dates where listing_id = listing.id and day = ${day}::date
    order by is_canceled, starts_at limit 1`;
}
