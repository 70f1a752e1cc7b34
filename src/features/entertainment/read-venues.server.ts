import { listRoomShows } from "#features/events/exports/room-shows.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { VenueQuery } from "./input.ts";
import { listVenues } from "./queries/list-venues.server.ts";

/** The maximum that fits on a card. */
const maxShows = 3;

export type VenueItem = Awaited<ReturnType<typeof readVenues>>["items"][number];

/** One page of the venues with their next events from the calendar. A name alone could be another venue. */
export async function readVenues(db: Db, query: Pick<VenueQuery, "filter" | "after">, now = new Date()) {
  const { items, ...page } = await listVenues(db, query);
  const rooms = items.flatMap(({ id, venue_name: name, city }) => (city ? [{ id, name, city }] : []));
  const shows = await listRoomShows(db, rooms, { now, limit: maxShows });
  return { ...page, items: items.map((venue) => ({ ...venue, shows: shows.get(venue.id) ?? [] })) };
}
