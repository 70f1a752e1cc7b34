import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The id of the trip that was changed last among those that a person may edit; null while there is none. */
export async function findLatestTrip(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id, changed_at from trips where owner_id = ${userId} order by changed_at desc, id limit 1)
      union all
      select trips.id, changed_at from trip_members
      join trips on trips.id = trip_members.trip_id
      where trip_members.user_id = ${userId} and trip_members.role = 'edit'
    ) as editable
    order by changed_at desc, id
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
