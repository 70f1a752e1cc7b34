import { listVenueSites } from "#features/entertainment/exports/venue-sites.server.ts";
import { listShowsOf } from "#features/events/exports/shows.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Profile } from "./present-profile.ts";

const maxShows = 6;

/** The next shows of an artist, and the websites of their venues by event id. */
export async function readShows(db: Db, { id, name }: Pick<Profile, "id" | "name">, now: Date) {
  const shows = await listShowsOf(db, { name, path: `/artist/${id}` }, { now, limit: maxShows });
  const locations = shows.flatMap(({ location, isVirtual }) => (location && !isVirtual ? [location] : []));
  const sites = await listVenueSites(db, locations);
  const venueSites = Object.fromEntries(
    shows.flatMap((show) => {
      const site = show.location && sites.get(show.location);
      return site ? [[show.id, site]] : [];
    }),
  );
  return { shows, venueSites };
}
