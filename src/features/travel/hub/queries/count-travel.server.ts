import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

type TravelCounts = { tours: number; guides: number; bookings: number };

/** The number of tours, guides and booking options, cached for half a minute because counting reads whole tables. */
export const countTravel = remember(countTables, { freshForMs: 30_000, staleForMs: 300_000 });

async function countTables(db: Db): Promise<TravelCounts> {
  const { rows } = await sql<TravelCounts>`
    select
      (select count(*)::integer from cultural_tours) as tours,
      (select count(*)::integer from travel_guides) as guides,
      (select count(*)::integer from booking_platform) as bookings`.execute(db);
  return rows[0] ?? { tours: 0, guides: 0, bookings: 0 };
}
