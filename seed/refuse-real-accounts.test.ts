import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { emptyDatabase } from "./empty-database.ts";

const database = setUpDatabase();

const addUser = (email: string) =>
  database.owner.insertInto("users").values({ name: email, email, email_verified: true }).execute();
const countUsers = async () => (await database.owner.selectFrom("users").select("id").execute()).length;

it("empties a database with demo accounts, but one with real people only when its name is typed", async () => {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await addUser("member@ujamaa.example");
  await emptyDatabase(database.ownerUrl, {});
  expect(await countUsers()).toBe(0);

  await addUser("member@ujamaa.example");
  await addUser("ada@lovelace.org");
  await expect(emptyDatabase(database.ownerUrl, {})).rejects.toThrow(
    `The database ${name} holds 1 account of real people. Emptying it needs its name: add --confirm ${name}.`,
  );
  await expect(emptyDatabase(database.ownerUrl, { confirmed: "another" })).rejects.toThrow("--confirm");
  expect(await countUsers()).toBe(2);

  await emptyDatabase(database.ownerUrl, { confirmed: name });
  expect(await countUsers()).toBe(0);
});
