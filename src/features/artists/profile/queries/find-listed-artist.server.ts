import type { Db } from "#platform/db/open-database.server.ts";
import type { ListedTable } from "../read-profile-id.ts";

export type ListedArtistRow = NonNullable<Awaited<ReturnType<typeof findListedArtist>>>;

/** A filmmaker or theater artist by the id of that list. */
export function findListedArtist(db: Db, { id, table }: { id: string; table: ListedTable }) {
  return db
    .selectFrom(table)
    .select(["id", "name", "company", "category", "type", "location", "notable_works", "awards"])
    .select(["active_since", "tier", "is_active"])
    .where("id", "=", id)
    .executeTakeFirst();
}
