import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { estimateRows } from "./estimate-rows.server.ts";

const database = setUpDatabase();

it("estimates how many rows a statement returns", async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create temporary table numbers as select n from generate_series(1, 1000) as n`.execute(db);
    await sql`analyze numbers`.execute(db);
    const estimate = (below: number) => estimateRows(db, sql`select n from numbers where n <= ${below}`);
    expect(await estimate(1000)).toBeGreaterThan(900);
    expect(await estimate(10)).toBeLessThan(50);
  });
});
