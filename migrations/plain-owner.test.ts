import { Client } from "pg";
import { expect, inject, it } from "vitest";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { appUrl } from "#testing/local-postgres.ts";

const name = "plain_owner";

it("an owner who is not a superuser installs the schema", async () => {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query(`create role ${name} login password 'plain'`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(inject("postgresUrl"));
  Object.assign(url, { username: name, password: "plain", pathname: name });
  const ownerUrl = url.href;

  const applied = await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  expect(applied.length).toBeGreaterThan(20);
  expect(await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) })).toEqual([]);

  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query("select forget_audit_entries(400, 10) as forgotten");
  expect(rows).toEqual([{ forgotten: 0 }]);
  await owner.end();
  await admin.query(`drop database ${name}`);
  await admin.query(`drop owned by ${name}`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});
