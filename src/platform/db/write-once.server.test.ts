import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import type { Db } from "./open-database.server.ts";
import { writeOnce } from "./write-once.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Given = { from: number; to: number };
const selectRange = (db: Db, { from, to }: Given) =>
  db.selectNoFrom([sql<number>`${from}::int`.as("from"), sql<number>`${to}::int + 1`.as("past")]);

it("writes a statement once, and asks with other values each time", async () => {
  const write = vi.fn(selectRange);
  const ask = writeOnce(write);
  expect(await ask(database.db, { from: 1, to: 2 })).toEqual([{ from: 1, past: 3 }]);
  expect(await ask(database.db, { from: 7, to: 9 })).toEqual([{ from: 7, past: 10 }]);
  expect(write).toHaveBeenCalledOnce();
});

it("writes it once for each shape", async () => {
  const write = vi.fn((db: Db, { from }: Given, shape: "up" | "down") =>
    db.selectNoFrom(sql<number>`${from}::int ${shape === "up" ? sql`+` : sql`-`} 1`.as("next")),
  );
  const ask = writeOnce(write);
  for (const [shape, next] of [
    ["up", 6],
    ["down", 4],
    ["up", 6],
  ] as const)
    expect(await ask(database.db, { from: 5, to: 0 }, shape)).toEqual([{ next }]);
  expect(write).toHaveBeenCalledTimes(2);
});

it("has each connection keep the plan", async () => {
  const ask = writeOnce((db, { from }: Given) =>
    db.selectNoFrom(sql<number>`${from}::int * 42`.as("product")),
  );
  await database.db.connection().execute(async (db) => {
    await ask(db, { from: 1, to: 0 });
    await ask(db, { from: 2, to: 0 });
    const { rows } = await sql`
      select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like '%* 42 as%'`.execute(db);
    expect(rows).toEqual([{ calls: 2 }]);
  });
});

it("follows a table that another has taken the place of", async () => {
  const ask = writeOnce(
    (_db, { book }: { book: string }) => sql`select book from shelf where book <> ${book}`,
  );
  await database.db.connection().execute(async (db) => {
    await sql`create temporary table shelf as select 'old' as book`.execute(db);
    expect(await ask(db, { book: "none" })).toEqual([{ book: "old" }]);
    await sql`create temporary table other as select 'new' as book`.execute(db);
    await sql`alter table shelf rename to gone`.execute(db);
    await sql`alter table other rename to shelf`.execute(db);
    expect(await ask(db, { book: "none" })).toEqual([{ book: "new" }]);
  });
});

it("refuses to reckon with a value that is not known yet", async () => {
  const ask = writeOnce((db, { from }: Given) => db.selectNoFrom(sql`${from + 1}`.as("next")));
  await expect(ask(database.db, { from: 1, to: 2 })).rejects.toThrow("from is not known");
});
