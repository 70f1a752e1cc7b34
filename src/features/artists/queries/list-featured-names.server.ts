import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Name, trade and city of artists who are featured or eligible for the spotlight. */
export function listFeaturedNames(db: Db, { limit }: { limit: number }) {
  return (
    db
      .selectFrom("artist_directory")
      .select(["artist_id as artistId", "name", "category", "location_city as city"])
      // Written as in the partial index, so that it serves both condition and order.
      .where(
        sql<boolean>`status = 'featured' or (status in ('approved', 'rising') and spotlight_eligible = 'yes')`,
      )
      .orderBy(sql`lower(name)`)
      .orderBy("artist_id")
      .limit(limit)
      .execute()
  );
}
