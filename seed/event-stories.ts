import type { Client } from "pg";
import { namedEvents } from "./event-words.ts";
import type { Seeding } from "./seeding.ts";

/** Of every fifteen generated events three repeat: one weekly, one monthly, one on several consecutive days. */
const repeating = `
  with drawn as (
    select id, row_number() over (order by id) as number, start_datetime at time zone time_zone as local
    from events where approval_status = 'approved' and not (name = any ($1))
  )
  update events set
    repeats = case number % 15 when 0 then 'weekly' when 5 then 'monthly' else 'daily' end,
    repeat_weekdays = case when number % 60 = 0 then array[2, 4]::smallint[] else '{}' end,
    repeat_week = case when number % 15 = 5 then case when extract(day from local) > 28 then -1 else ceil(extract(day from local) / 7) end end,
    repeat_until = case number % 15 when 10 then local::date + 4 when 0 then local::date + 84 end
  from drawn where drawn.id = events.id and number % 5 = 0`;

/** Future one-time events that are not in the page designs. */
const ahead = `
  select id, row_number() over (order by start_datetime, id) as number from events
  where approval_status = 'approved' and repeats is null and not featured and start_datetime > $2 and not (name = any ($1))`;

/** Repeating, canceled and moved events among the generated ones; those in the page designs do not change. */
export async function seedEventStories(client: Client, seeding: Seeding): Promise<void> {
  const names = namedEvents.map(({ name }) => name);
  await client.query(repeating, [names]);
  await client.query(
    `update events set canceled_at = $3, change_note = 'The hall is under water. We will be back in spring.'
     from (${ahead}) as ahead where ahead.id = events.id and number in (3, 9, 15)`,
    [names, seeding.today, seeding.daysFromToday(-2)],
  );
  await client.query(
    `update events set start_datetime = start_datetime + interval '7 days', end_datetime = end_datetime + interval '7 days',
       change_note = 'One week later, same place.'
     from (${ahead}) as ahead where ahead.id = events.id and number in (5, 11, 17)`,
    [names, seeding.today],
  );
  await client.query(
    `insert into event_date_changes (event_id, local_start, is_canceled, starts_at, ends_at, note, changed_at)
     select listing_id::uuid, local_start, number = 1,
       case when number = 2 then starts_at + interval '1 day' end, case when number = 2 then ends_at + interval '1 day' end,
       case number when 1 then 'Not this week: it is a holiday.' else 'One day later this time.' end, $2
     from (
       select distinct on (listing_id) listing_id, local_start, starts_at, ends_at, dense_rank() over (order by listing_id) as number
       from event_dates join events on events.id::text = listing_id
       where repeats = 'weekly' and starts_at > $1 order by listing_id, starts_at
     ) as next where number <= 2`,
    [seeding.today, seeding.daysFromToday(-3)],
  );
}

/** Books venues and musicians of the same city for future concerts and comedy nights. */
export async function bookVenues(client: Client, seeding: Seeding): Promise<void> {
  await client.query(
    `update events set location = booked.room, organizer_name = coalesce(booked.musician, events.organizer_name)
     from (
       select distinct on (event.id) event.id, concat_ws(', ', venue.venue_name, venue.city, venue.state) as room, (
           select artist.name from artist_directory as artist
           where event.event_type = 'Concert' and artist.category = 'Music' and artist.location_city = venue.city
             and artist.location_state = venue.state and artist.status in ('approved', 'featured', 'rising')
           order by md5(artist.name || event.name) limit 1
         ) as musician
       from events as event
       join venues as venue on event.location like '%' || venue.city || ', ' || venue.state
       where event.event_type in ('Concert', 'Comedy night') and event.approval_status = 'approved'
         and not event.is_virtual and event.start_datetime > $1
       order by event.id, md5(venue.venue_name || event.name)
     ) as booked
     where booked.id = events.id`,
    [seeding.today],
  );
}
