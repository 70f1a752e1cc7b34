import type { Db } from "#platform/db/open-database.server.ts";
import { listingFieldNames } from "../edit-input.ts";

/** A listing for its editor, with the version to save against. */
export function findListing(db: Db, id: string) {
  return db
    .selectFrom("businesses")
    .select(["id", "owner_id", "version", "last_confirmed_at", ...listingFieldNames])
    .where("id", "=", id)
    .executeTakeFirst();
}
