import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import type { Db } from "./open-database.server.ts";
import { type Param, prepareStatement } from "./prepare-statement.server.ts";

const database = setUpDatabase();

type Input = { from: number; to: number };
const selectRange = (db: Db, param: Param<Input>) =>
  db.selectNoFrom([
    sql<number>`${param("from")}::int`.as("from"),
    sql<number>`${param("to")}::int + 1`.as("past"),
  ]);

it("compiles a statement once, and runs it with different values", async () => {
  const build = vi.fn(selectRange);
  const ask = prepareStatement(build);
  expect(await ask(database.db, { from: 1, to: 2 })).toEqual([{ from: 1, past: 3 }]);
  expect(await ask(database.db, { from: 7, to: 9 })).toEqual([{ from: 7, past: 10 }]);
  expect(build).toHaveBeenCalledOnce();
});

it("compiles it once for each variant", async () => {
  const build = vi.fn((db: Db, param: Param<Input>, variant: "up" | "down") =>
    db.selectNoFrom(sql<number>`${param("from")}::int ${variant === "up" ? sql`+` : sql`-`} 1`.as("next")),
  );
  const ask = prepareStatement(build);
  for (const [variant, next] of [
    ["up", 6],
    ["down", 4],
    ["up", 6],
  ] as const)
    expect(await ask(database.db, { from: 5, to: 0 }, variant)).toEqual([{ next }]);
  expect(build).toHaveBeenCalledTimes(2);
});

it("makes each connection keep the plan", async () => {
  const ask = prepareStatement((db, param: Param<Input>) =>
    db.selectNoFrom(sql<number>`${param("from")}::int * 42`.as("product")),
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

it("uses a table that has replaced another", async () => {
  const ask = prepareStatement(
    (_db, param: Param<{ book: string }>) => sql`select book from shelf where book <> ${param("book")}`,
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

it("provides no value to compute or decide with while the statement is built", () => {
  prepareStatement((db, param: Param<Input>) => {
    // @ts-expect-error A placeholder is not a number.
    const next: number = param("from");
    return db.selectNoFrom(sql`${next}`.as("next"));
  });
});
