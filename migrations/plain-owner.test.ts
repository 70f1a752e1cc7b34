import { Client } from "pg";
import { expect, inject, it } from "vitest";
import { migrateEverything } from "#app/migrate-everything.server.ts";

const name = "plain_owner";

it("an owner without superuser rights can install the schema", async () => {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query(`create role ${name} login password 'plain'`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(inject("postgresUrl"));
  Object.assign(url, { username: name, password: "plain", pathname: name });
  const ownerUrl = url.href;
  const appUrl = Object.assign(new URL(url), { username: "ujamaa_app", password: "local-only" }).href;

  const said: string[] = [];
  const target = { ownerUrl, appUrl, say: (sentence: string) => said.push(sentence) };
  const applied = await migrateEverything(target);
  expect(applied.length).toBeGreaterThan(20);
  expect(await migrateEverything(target)).toEqual([]);
  // The role already exists, so this owner did not create it.
  expect(said[0]).toContain(
    `run as a superuser: alter role "ujamaa_app" in database "${name}" set statement_timeout`,
  );

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
