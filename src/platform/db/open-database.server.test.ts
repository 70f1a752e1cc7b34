import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { afterEach, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { openDatabase, openPool } from "./open-database.server.ts";
import { nameStatement } from "./statement-names.server.ts";

const database = setUpDatabase();
let pool: Pool;
afterEach(() => pool.end());

const pidOf = async (client: PoolClient) =>
  Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid);
const terminate = (pid: number) =>
  sql`select pg_terminate_backend(${pid}), pg_sleep(0.1)`.execute(database.owner);

it("survives the end of a connection that is in use", async () => {
  pool = openPool(database.appUrl);
  const client = await pool.connect();
  const isOver = new Promise((resolve) => client.once("end", resolve));
  await terminate(await pidOf(client));
  await isOver;
  // Without a listener the error is thrown in a later tick and ends the process.
  await pause(50);
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("survives the end of a connection in the middle of a statement", async () => {
  pool = openPool(database.appUrl, { max: 1 });
  const db = openDatabase(pool);
  const asked = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await terminate(rows[0]?.pid ?? 0);
    await sql`select pg_sleep(2)`.execute(tx);
  });
  const error = await asked.catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it("calls back for a prepared statement, with and without values", async () => {
  pool = openPool(database.appUrl, { max: 1 });
  const client = await pool.connect();
  nameStatement("select 7 as seven");
  const rows = await new Promise((resolve) =>
    client.query("select 7 as seven", (_error: Error, result: QueryResult) => resolve(result.rows)),
  );
  client.release();
  expect(rows).toEqual([{ seven: 7 }]);
});

it("answers a prepared statement to the pool, which uses a callback", async () => {
  pool = openPool(database.appUrl, { max: 1 });
  const text = "select $1::int + 1 as next";
  nameStatement(text);
  expect((await pool.query(text, [1])).rows).toEqual([{ next: 2 }]);
  const { rows } = await pool.query("select count(*)::int as plans from pg_prepared_statements");
  expect(rows).toEqual([{ plans: 1 }]);
});

it("gives up on a database that stays silent, and takes a new connection", async () => {
  pool = openPool(database.appUrl, { max: 1, query_timeout: 200 });
  const db = openDatabase(pool);
  const pids = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const first = await pids();
  const startedAt = performance.now();
  const error = await sql`select pg_sleep(20)`.execute(db).catch((reason: unknown) => reason);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(isDatabaseAway(error)).toBe(true);
  // On the old connection the next statement would queue behind the hanging one.
  expect(await pids()).not.toBe(first);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
