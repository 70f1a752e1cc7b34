import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { deletePageChanges } from "./delete-page-changes.server.ts";

const database = setUpDatabase();

it("deletes changes older than any poll", async () => {
  await sql`insert into page_changes (tag, noted_at) values
    ('old', now() - interval '16 minutes'), ('new', now() - interval '14 minutes')`.execute(database.owner);
  await deletePageChanges({ db: database.db });
  const left = await database.db.selectFrom("page_changes").select("tag").execute();
  expect(left).toEqual([{ tag: "new" }]);
});
