import type { Db } from "#platform/db/open-database.server.ts";
import { writeOnce } from "#platform/db/write-once.server.ts";
import { detailColumns } from "../../queries/business-columns.server.ts";

export type BusinessPageRow = NonNullable<Awaited<ReturnType<typeof findBusinessPage>>>;

/** All that people read on the page of a business, with the contact data it gave for that; or nothing. */
export async function findBusinessPage(db: Db, id: string) {
  const [row] = await askForPage(db, { id });
  return row;
}

const askForPage = writeOnce((db, { id }: { id: string }) =>
  db
    .selectFrom("directory")
    .select(detailColumns)
    .select(["email", "contact_info", "city", "state", "latitude", "longitude"])
    .where("id", "=", id),
);
