import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { executePrepared } from "./execute-prepared.server.ts";

const database = setUpDatabase();

it("makes each connection keep the plan of each form of a statement", async () => {
  await database.db.connection().execute(async (db) => {
    const ask = (value: number, sign = sql`+`) =>
      executePrepared(db, sql<{ found: number }>`select ${sign} ${value}::int * 4242 as found`);
    expect(await ask(1)).toEqual([{ found: 4242 }]);
    expect(await ask(2)).toEqual([{ found: 8484 }]);
    expect(await ask(2, sql`-`)).toEqual([{ found: -8484 }]);
    const { rows } = await sql`
      select statement, (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like '%* 4242%' order by calls`.execute(db);
    expect(rows).toEqual([
      { statement: "select - $1::int * 4242 as found", calls: 1 },
      { statement: "select + $1::int * 4242 as found", calls: 2 },
    ]);
  });
});
