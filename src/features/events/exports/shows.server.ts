import type { Db } from "#platform/db/open-database.server.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { presentEvent } from "../list/present-event.server.ts";
import { listDates } from "../list/queries/list-dates.server.ts";
import { listShowIds, type Performer } from "../queries/list-show-ids.server.ts";

/** The next events of an artist: those they organize, and those that mention them or their page. */
export async function listShowsOf(
  db: Db,
  performer: Performer,
  { now, limit }: { now: Date; limit: number },
): Promise<EventCardData[]> {
  const ids = await listShowIds(db, performer, now);
  if (ids.length === 0) return [];
  const rows = await listDates(db, { tab: "upcoming", filters: { ids }, now, limit });
  return rows.map(presentEvent);
}
