import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** How many tours, guides and booking options there are: small tables that we write. */
export async function countTravel(db: Db): Promise<{ tours: number; guides: number; bookings: number }> {
  const { rows } = await sql<{ tours: number; guides: number; bookings: number }>`
    select
      (select count(*)::integer from cultural_tours) as tours,
      (select count(*)::integer from travel_guides) as guides,
      (select count(*)::integer from booking_platform) as bookings`.execute(db);
  return rows[0] ?? { tours: 0, guides: 0, bookings: 0 };
}
