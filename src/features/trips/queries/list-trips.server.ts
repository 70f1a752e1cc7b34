import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxJoinedTrips, maxTrips } from "../rules.ts";

export type ListedTrip = {
  id: string;
  title: string;
  placeSlug: string | null;
  startsOn: string | null;
  days: number;
  stopCount: number;
  changedAt: Date;
  isOwn: boolean;
  /** Who planned it, for trips of others. */
  owner: string | null;
};

/** The trips of a person, own ones and those they joined, changed last first. */
export async function listTrips(db: Db, userId: string): Promise<ListedTrip[]> {
  const { rows } = await sql<ListedTrip>`
    select trips.id, title, place_slug as "placeSlug", starts_on as "startsOn", days, changed_at as "changedAt",
      (select count(*)::integer from trip_stops where trip_id = trips.id) as "stopCount",
      trips.owner_id = ${userId} as "isOwn",
      case when trips.owner_id <> ${userId} then (select username from profiles where id = trips.owner_id) end as owner
    from trips
    where trips.id in (
      select id from trips where owner_id = ${userId}
      union all select trip_id from trip_members where user_id = ${userId}
    )
    order by changed_at desc, trips.id desc
    limit ${maxTrips + maxJoinedTrips}`.execute(db);
  return rows;
}
