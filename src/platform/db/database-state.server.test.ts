import { pino } from "pino";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { listMigrationNames, readDatabaseState, waitForDatabase } from "./database-state.server.ts";
import { type Db, openDatabase } from "./open-database.server.ts";

const database = setUpDatabase();
const migrations = listMigrationNames("migrations");

async function stateAt(url: string, expected = migrations) {
  const db = openDatabase(openTestPool(url, { max: 1, min: 0, connectionTimeoutMillis: 10_000 }));
  return readDatabaseState(db, { migrations: expected }).finally(() => db.destroy());
}

it("reports what prevents a release from using a database", async () => {
  expect(await stateAt(database.appUrl)).toBe("ready");
  expect(await stateAt(database.appUrl, [...migrations, "20991231T2359_of_the_next_release.sql"])).toBe(
    "old schema",
  );
  expect(await stateAt(database.appUrl, migrations.slice(0, 5)), "a newer schema is fine").toBe("ready");
  expect(await stateAt(database.ownerUrl.replace(/\/[^/]+$/, "/postgres")), "without any schema").toBe(
    "old schema",
  );
  expect(await stateAt(`${database.appUrl}?options=-c%20default_transaction_read_only%3Don`)).toBe(
    "read-only",
  );
  expect(await stateAt(`postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`)).toBe("away");
});

it("waits until the database is usable, and logs each reason once", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  let attempts = 0;
  const away = openDatabase(openTestPool("postgres://nobody@127.0.0.1:9/nothing", { max: 1, min: 0 }));
  // Away for two attempts, then back.
  const db = { getExecutor: () => (attempts++ < 2 ? away : database.db).getExecutor() } as unknown as Db;
  await waitForDatabase(db, { migrations, log, retryAfterMs: 1 });
  await away.destroy();
  const said = lines.map((line) => JSON.parse(line)).map(({ msg, state }) => [msg, state]);
  expect(said).toEqual([
    ["waiting for the database", "away"],
    ["the database can be used", undefined],
  ]);
});
