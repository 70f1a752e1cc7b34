import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { type Db, openDatabase, openPool } from "./open-database.server.ts";
import { setLongConnections, transact, transactLong } from "./transact.server.ts";

const database = setUpDatabase();
const limitOf = async (db: Db) => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout;
};

it("gives long transactions thirty seconds per statement, and others the timeout of pages", async () => {
  const db = openDatabase(openPool(database.appUrl, { max: 1, min: 0 }));
  expect(await transact(db, limitOf)).toBe("3s");
  expect(await transactLong(db, limitOf)).toBe("30s");
  expect(await transact(db, limitOf)).toBe("3s");
  await db.destroy();
});

it("runs long transactions on separate connections if there are any", async () => {
  const open = (application_name: string) =>
    openDatabase(openPool(database.appUrl, { max: 1, min: 0, application_name }));
  const [db, twin] = [open("pages"), open("long")];
  setLongConnections(db, twin);
  const nameOf = async (tx: Db) =>
    (await sql<{ application_name: string }>`show application_name`.execute(tx)).rows[0]?.application_name;
  expect(await transact(db, nameOf)).toBe("pages");
  expect(await transactLong(db, nameOf)).toBe("long");
  await Promise.all([db.destroy(), twin.destroy()]);
});
