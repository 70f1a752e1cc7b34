import type { Db } from "#platform/db/open-database.server.ts";
import { detailColumns } from "./business-columns.server.ts";

export type BusinessPageRow = NonNullable<Awaited<ReturnType<typeof findBusinessPage>>>;

/** All that people read on the page of a business, with the contact data it gave for that; or nothing. */
export function findBusinessPage(db: Db, id: string) {
  return db
    .selectFrom("directory")
    .select(detailColumns)
    .select(["email", "contact_info", "city", "state", "latitude", "longitude"])
    .where("id", "=", id)
    .executeTakeFirst();
}
