import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { appUrl } from "./local-postgres.ts";
import { templateDatabase } from "./test-server.ts";

export type TestDatabase = {
  /** As the app connects: a role that owns nothing. */
  db: Db;
  /** As migrations connect. */
  owner: Db;
  appUrl: string;
  ownerUrl: string;
  close: () => Promise<void>;
};

/** A fresh, migrated, empty database of its own for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const postgres = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(postgres, `create database ${name} template ${templateDatabase} strategy file_copy`);
  const ownerUrl = new URL(postgres);
  ownerUrl.pathname = `/${name}`;
  const app = appUrl(ownerUrl.href);
  const db = openDatabase(openPool(app, { max: 10 }));
  const owner = openDatabase(openPool(ownerUrl.href, { max: 4 }));
  return {
    db,
    owner,
    appUrl: app,
    ownerUrl: ownerUrl.href,
    close: async () => {
      await Promise.all([db.destroy(), owner.destroy()]);
      await asOwner(postgres, `drop database ${name} with (force)`);
    },
  };
}

async function asOwner(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
