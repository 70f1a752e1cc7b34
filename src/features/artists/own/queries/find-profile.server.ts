import type { Db } from "#platform/db/open-database.server.ts";
import { artistFieldNames } from "../profile-changes.ts";

/** A profile for its editors, with the version to save against. */
export function findProfile(db: Db, id: string) {
  return db
    .selectFrom("artist_directory")
    .select(["artist_id", "version", ...artistFieldNames])
    .where("artist_id", "=", id)
    .executeTakeFirst();
}
