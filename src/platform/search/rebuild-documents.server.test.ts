import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { applyDocumentChanges } from "./apply-document-changes.server.ts";
import { compareDocuments } from "./compare-documents.server.ts";
import { rebuildDocuments } from "./rebuild-documents.server.ts";
import { searchEngineOf } from "./search-engine.server.ts";

const database = setUpDatabase();
const nameOf = (number: number) => `Juniper ${number}`;

it("rebuilds all documents during searches and changes without losing any", async () => {
  const { db, owner } = database;
  await db
    .insertInto("businesses")
    .values(Array.from({ length: 60 }, (_, number) => ({ name: nameOf(number) })))
    .execute();
  await applyDocumentChanges(db);
  // Wrong until the rebuild.
  await sql`update search_documents set detail = 'wrong'`.execute(owner);

  let isOver = false;
  const change = async () => {
    for (let number = 0; !isOver; number++) {
      await db
        .updateTable("businesses")
        .set({ name: `Marula ${number}` })
        .where("name", "=", nameOf(number))
        .execute();
      await db
        .deleteFrom("businesses")
        .where("name", "=", `Marula ${number - 20}`)
        .execute();
      await db
        .insertInto("businesses")
        .values({ name: `Sumac ${number}` })
        .execute();
      await applyDocumentChanges(db);
    }
  };
  const search = async () => {
    while (!isOver)
      expect(
        await searchEngineOf(db).findWords({ kinds: ["business"], words: ["juniper", "sumac"] }),
      ).not.toEqual([]);
  };
  const others = Promise.all([change(), search()]);
  await rebuildDocuments(db);
  isOver = true;
  await others;
  while (await applyDocumentChanges(db));

  const { rows: wrong } = await sql`
    (select * from search_documents_expected except select * from search_documents_actual)
    union all (select * from search_documents_actual except select * from search_documents_expected)
    union all select kind, key, null, null, null, null, null, null from (
      select * from search_counts_expected except select * from search_counts_actual
    ) as counts`.execute(db);
  expect(wrong).toEqual([]);
  expect(await compareDocuments(db)).toMatchObject({ differences: 0 });
});
