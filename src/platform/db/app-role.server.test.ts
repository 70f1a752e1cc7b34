import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { keepAppRole } from "./app-role.server.ts";
import { openPool } from "./open-database.server.ts";

const database = setUpDatabase();
// Roles belong to the whole server, which other files use at the same time.
const role = "role_of_this_test";

let owner: Client;
let said: string[] = [];
beforeAll(async () => {
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.query(`drop role if exists ${role}`);
  await owner.end();
});

const urlWith = (password: string) =>
  Object.assign(new URL(database.ownerUrl), { username: role, password }).href;
const keep = async (password: string) => {
  said = [];
  await keepAppRole(owner, urlWith(password), (sentence) => said.push(sentence));
};

async function signIn(password: string) {
  const client = new Client({ connectionString: urlWith(password) });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select setting from pg_settings where name ~ '^(statement|idle_in)_t' order by name",
    );
    return rows.map(({ setting }) => setting);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

it("creates the role with timeouts for pooled connections, and changes its password", async () => {
  await keep("first");
  expect(await signIn("first")).toEqual(["5000", "3000"]);
  await keep("first");
  expect(said).toEqual([]);

  await keep("second'one");
  expect(said).toEqual([`The password of ${role} is now the one in DATABASE_URL.`]);
  expect(await signIn("second'one")).toHaveLength(2);
  expect(await signIn("first")).toContain("password authentication failed");
});

it("keeps a timeout set by an operator", async () => {
  await owner.query(`alter role ${role} in database ${database.ownerUrl.split("/").at(-1)} reset all`);
  await owner.query(`alter role ${role} set statement_timeout = '7s'`);
  await keep("second'one");
  expect(await signIn("second'one")).toEqual(["5000", "7000"]);
});

it("uses neither timeouts nor statement names with a pooler", async () => {
  const pool = openPool(database.appUrl, { max: 1, min: 0, isPooled: true });
  const named = { name: "of a library", text: "select count(*)::int as count from pg_prepared_statements" };
  expect((await pool.query(named)).rows).toEqual([{ count: 0 }]);
  expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  await pool.end();
  const direct = openTestPool(database.appUrl, { max: 1, min: 0 });
  expect((await direct.query(named)).rows).toEqual([{ count: 1 }]);
  await direct.end();
});
