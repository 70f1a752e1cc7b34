import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** A venue as events name it: `The Blue Porch, New Orleans, Louisiana`. */
export type Room = { id: string; name: string; city: string };

export type RoomShowRow = {
  roomId: string;
  id: string;
  name: string;
  startsAt: Date;
  timeZone: string;
  organizer: string | null;
};

/** More than a venue plans ahead: only its newest entries are read, so old ones cost nothing. */
const maxListings = 400;

/** The next events of several venues, at most `limit` per venue, each event at its next date. */
export async function listRoomShows(
  db: Db,
  rooms: readonly Room[],
  { now, limit }: { now: Date; limit: number },
): Promise<RoomShowRow[]> {
  const column = (name: keyof Room) => rooms.map((room) => room[name]);
  const { rows } = await sql<RoomShowRow>`
    select room.id as "roomId", show.id, show.name, show.starts_at as "startsAt", show.time_zone as "timeZone",
      show.organizer_name as organizer
    from unnest(${column("id")}::text[], ${column("name")}::text[], ${column("city")}::text[]) as room (id, name, city)
    cross join lateral (
      select listed.* from (
        select listing.id, date.original_start from (
          select id from event_listings
          where lower(btrim(split_part(location, ',', 1))) = lower(btrim(room.name))
            and lower(btrim(split_part(location, ',', -2))) = lower(btrim(room.city))
            and not is_virtual
          order by id desc limit ${sql.lit(maxListings)}
        ) as listing
        cross join lateral (
          select original_start, starts_at from event_dates
          where listing_id = listing.id and not is_canceled and starts_at >= ${now} and starts_at < 'infinity'
          order by starts_at limit 1
        ) as date
        -- Twice as many, because the calendar leaves doubles out.
        order by date.starts_at, listing.id limit ${sql.lit(2 * limit)}
      ) as soonest
      join all_events as listed on listed.id = soonest.id and listed.original_start = soonest.original_start
      order by listed.starts_at, listed.id limit ${sql.lit(limit)}
    ) as show
    order by room.id, show.starts_at, show.id`.execute(db);
  return rows;
}
