import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { defineQueueOrder, type QueueSort } from "#platform/decisions/queue/queue-order.server.ts";
import type { WaitingOrder } from "#platform/decisions/queue/queue-query.ts";

export const queuedOrder = defineQueueOrder({ at: "created_at", id: "artist_id" });

type Page = { after?: string | undefined; limit: number };
export type QueuedArtist = Awaited<ReturnType<typeof listArtistsByIds>>[number];

/** Pending artists, newest or oldest first. */
export function listWaitingArtists(db: Db, page: Page & { sort: WaitingOrder }) {
  return listQueued(db, page);
}

/** Artists with any status, newest first. */
export function listAllArtists(db: Db, page: Page) {
  return listQueued(db, { ...page, sort: "all" });
}

/** These artists, in any order. */
export function listArtistsByIds(db: Db, ids: readonly string[]) {
  return selectQueued(db).where("artist_id", "in", ids).execute();
}

async function listQueued(db: Db, page: Page & { sort: QueueSort }) {
  const rows = await selectQueued(db)
    .$if(page.sort !== "all", (query) => query.where("status", "=", "pending"))
    .$call(queuedOrder.select(page))
    .execute();
  return queuedOrder.page(rows, page);
}

function selectQueued(db: Db) {
  return db
    .selectFrom("artist_directory as artist")
    .select(["artist_id as id", "name", "category", "location", "status", "created_at as createdAt"])
    .select(hasTwin.as("hasTwin"));
}

/** Whether another artist with this name is listed, because the directory shows a name once. */
const hasTwin = sql<boolean>`artist.status = 'pending' and exists (
  select from artist_directory listed
  where lower(listed.name) = lower(artist.name) and listed.status in ('approved', 'featured', 'rising')
)`;
