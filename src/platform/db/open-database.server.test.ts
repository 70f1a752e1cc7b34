import { sql } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { type Db, openDatabase } from "./open-database.server.ts";
import { nameStatement } from "./statement-names.server.ts";

const database = setUpDatabase();
/** Longer than a test lasts. */
const hourMs = 3_600_000;
let pool: Pool;
afterEach(async () => {
  vi.useRealTimers();
  await pool.end();
});

const pidOf = async (client: PoolClient) =>
  Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid);
const readPid = async (db: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(database.owner);
const sleep = (db: Db) => sql`select pg_sleep(3600)`.execute(db);
const untilAsleep = (pid: number) =>
  eventually(async () => {
    const { rows } = await sql<{ wait_event: string }>`
      select wait_event from pg_stat_activity where pid = ${pid}`.execute(database.owner);
    expect(rows).toEqual([{ wait_event: "PgSleep" }]);
  });

it("survives the end of an active connection", async () => {
  pool = openTestPool(database.appUrl);
  const client = await pool.connect();
  const isOver = new Promise((resolve) => client.once("end", resolve));
  await terminate(await pidOf(client));
  // The error comes first. Without a listener it would end the process.
  await isOver;
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("survives the end of a connection during a statement", async () => {
  pool = openTestPool(database.appUrl, { max: 1, statement_timeout: 0 });
  const db = openDatabase(pool);
  const requested = db.transaction().execute(async (tx) => {
    const pid = await readPid(tx);
    await Promise.all([sleep(tx), untilAsleep(pid).then(() => terminate(pid))]);
  });
  const error = await requested.catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it("supports callbacks for prepared statements, with and without values", async () => {
  pool = openTestPool(database.appUrl, { max: 1 });
  const client = await pool.connect();
  nameStatement("select 7 as seven");
  const rows = await new Promise((resolve) =>
    client.query("select 7 as seven", (_error: Error, result: QueryResult) => resolve(result.rows)),
  );
  client.release();
  expect(rows).toEqual([{ seven: 7 }]);
});

it("returns a prepared statement's result to the pool, which uses a callback", async () => {
  pool = openTestPool(database.appUrl, { max: 1 });
  const text = "select $1::int + 1 as next";
  nameStatement(text);
  expect((await pool.query(text, [1])).rows).toEqual([{ next: 2 }]);
  const { rows } = await pool.query("select count(*)::int as plans from pg_prepared_statements");
  expect(rows).toEqual([{ plans: 1 }]);
});

it("gives up on an unresponsive database, and opens a new connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pool = openTestPool(database.appUrl, { max: 1, query_timeout: hourMs, statement_timeout: 0 });
  const db = openDatabase(pool);
  const first = await readPid(db);
  const requested = sleep(db).catch((reason: unknown) => reason);
  await untilAsleep(first);
  vi.advanceTimersByTime(hourMs);
  expect(isDatabaseAway(await requested)).toBe(true);
  // On the old connection the next statement would queue behind the hanging one.
  expect(await readPid(db)).not.toBe(first);
});
