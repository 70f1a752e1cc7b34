import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { locationColumns } from "../location-columns.server.ts";

/** Takes a fraction of a second, so that writers of these businesses and the shutdown never wait long. */
const batchSize = 200;

/** Parses the locations of one batch of businesses written by SQL. Returns whether there may be more. */
export function readLocations(db: Db, { limit = batchSize } = {}): Promise<boolean> {
  return transact(db, async (tx) => {
    const unread = await tx
      .selectFrom("businesses")
      .select(["id", "location", "state"])
      .where("location_read_at", "is", null)
      .orderBy("id")
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, ...typed } of unread)
      await tx
        .updateTable("businesses")
        .set(await locationColumns(typed))
        .where("id", "=", id)
        .execute();
    return unread.length === limit;
  });
}
