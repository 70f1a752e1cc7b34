import { listRoomShows } from "#features/events/exports/room-shows.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { VenueQuery } from "./input.ts";
import { listVenues } from "./queries/list-venues.server.ts";

/** As many as a card has room for. */
const maxShows = 3;

export type VenueItem = Awaited<ReturnType<typeof readVenues>>["items"][number];

/** One page of the venues with who plays there next, as far as the calendar knows. A name alone may be another room. */
export async function readVenues(db: Db, query: Pick<VenueQuery, "filter" | "after">, now = new Date()) {
  const { items, ...page } = await listVenues(db, query);
  const rooms = items.flatMap(({ id, venue_name: name, city }) => (city ? [{ id, name, city }] : []));
  const shows = await listRoomShows(db, rooms, { now, limit: maxShows });
  return { ...page, items: items.map((venue) => ({ ...venue, shows: shows.get(venue.id) ?? [] })) };
}
