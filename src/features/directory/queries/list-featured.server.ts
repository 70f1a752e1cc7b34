import { type NotNull, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const maxFeatured = 3;

/** Up to three businesses that an editor has marked as featured. */
export function listFeatured(db: Db) {
  return db
    .selectFrom("directory")
    .select(["id", "name", "description", "location", "media", "category", "average_rating as averageRating"])
    .where("featured", "=", true)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(maxFeatured)
    .$narrowType<{ id: NotNull; name: NotNull; averageRating: NotNull }>()
    .execute();
}
