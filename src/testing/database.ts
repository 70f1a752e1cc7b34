import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { copyDatabase, createOnce, dropDatabase } from "./create-database.ts";
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

const demoTemplate = "ujamaa_demo";

/** One more fresh, migrated, empty database. The caller must close it. */
export function openTestDatabase(): Promise<TestDatabase> {
  return openCopy(templateDatabase);
}

/** A fresh database with the demo data. The first one of a run seeds the template, in about four seconds. */
export async function openDemoDatabase(): Promise<TestDatabase> {
  const postgres = inject("postgresUrl");
  await createOnce(postgres, demoTemplate, async (unfinished) => {
    await copyDatabase(postgres, templateDatabase, unfinished);
    await seedDemo(urlOf(unfinished), { withAccounts: true, withPictures: true });
  });
  return openCopy(demoTemplate);
}

async function openCopy(template: string): Promise<TestDatabase> {
  const postgres = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await copyDatabase(postgres, template, name);
  const ownerUrl = urlOf(name);
  const app = appUrl(ownerUrl);
  const db = openDatabase(openTestPool(app, { max: 10 }));
  const owner = openDatabase(openTestPool(ownerUrl, { max: 4 }));
  return {
    db,
    owner,
    appUrl: app,
    ownerUrl,
    close: async () => {
      await Promise.all([db.destroy(), owner.destroy()]);
      await dropDatabase(postgres, name);
    },
  };
}

function urlOf(name: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
