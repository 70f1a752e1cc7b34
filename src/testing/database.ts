import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { copyDatabase, dropDatabase } from "./create-database.ts";
import { appUrl } from "./local-postgres.ts";
import { openTestPool } from "./open-test-pool.ts";
import { templateDatabase } from "./test-server.ts";

export type TestDatabase = {
  /** Connected as the app: a role that owns nothing. */
  db: Db;
  /** Connected as the schema owner, like migrations. */
  owner: Db;
  appUrl: string;
  ownerUrl: string;
  close: () => Promise<void>;
};

/** A fresh, migrated, empty database for the tests of this file, from `beforeAll` to `afterAll`. */
export function setUpDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase());
  });
  afterAll(() => database.close());
  return database;
}

/** One more fresh, migrated, empty database. The caller must close it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const postgres = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await copyDatabase(postgres, templateDatabase, name);
  const ownerUrl = new URL(postgres);
  ownerUrl.pathname = `/${name}`;
  const app = appUrl(ownerUrl.href);
  const db = openDatabase(openTestPool(app, { max: 10 }));
  const owner = openDatabase(openTestPool(ownerUrl.href, { max: 4 }));
  return {
    db,
    owner,
    appUrl: app,
    ownerUrl: ownerUrl.href,
    close: async () => {
      await Promise.all([db.destroy(), owner.destroy()]);
      await dropDatabase(postgres, name);
    },
  };
}
