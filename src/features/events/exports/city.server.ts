import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { presentEvent } from "../list/present-event.server.ts";
import { listDates } from "../list/queries/list-dates.server.ts";
import { inTab, isOneOfItsDates } from "../list/queries/match-events.server.ts";

/** The next events in a city, and the number of upcoming ones. */
export async function listCityEvents(db: Db, placeSlug: string, limit: number) {
  const now = new Date();
  const [rows, total] = await Promise.all([
    listDates(db, { tab: "upcoming", filters: {}, placeSlugs: [placeSlug], now, limit }),
    countComing(db, placeSlug, now),
  ]);
  return { items: rows.map(presentEvent), total };
}

/** Each event once, as in the list of the city. */
async function countComing(db: Db, placeSlug: string, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from all_events as listed
    where listed.place_slug = ${placeSlug} and ${inTab("upcoming", now)} and ${isOneOfItsDates("upcoming", now)}`.execute(
    db,
  );
  return Number(rows[0]?.total ?? 0);
}
