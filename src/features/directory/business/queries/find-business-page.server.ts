import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import type { DB } from "#platform/db/tables.ts";
import { detailColumns } from "../../queries/business-columns.server.ts";

export type BusinessPageRow = NonNullable<Awaited<ReturnType<typeof findBusinessPage>>>;

/** Everything on a business's page, including its public contact data, or undefined. */
export async function findBusinessPage(db: Db, id: string) {
  const [row] = await selectPage(db, { id });
  return row;
}

const selectPage = prepareStatement((db, param: Param<{ id: string }>) =>
  db
    .selectFrom("directory")
    .select(detailColumns)
    .select(["email", "contact_info", "city", "state", "latitude", "longitude"])
    .select((business) =>
      business
        .selectFrom("businesses")
        .select("last_confirmed_at")
        .whereRef("businesses.id", "=", "directory.id")
        .as("last_confirmed_at"),
    )
    .select((directory) => hasOwner(directory).as("has_owner"))
    .where("id", "=", param("id")),
);

function hasOwner(directory: ExpressionBuilder<DB, "directory">) {
  const owned = directory
    .selectFrom("businesses")
    .select(sql`1`.as("one"))
    .whereRef("businesses.id", "=", "directory.id")
    .where("businesses.owner_id", "is not", null);
  return directory.exists(owned).$castTo<boolean>();
}
