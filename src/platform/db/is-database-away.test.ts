import { expect, it } from "vitest";
import { isDatabaseAway } from "./is-database-away.ts";
import { openPool } from "./open-database.server.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

it.each([
  ["a refused connection", coded("ECONNREFUSED")],
  ["a refusal by each of its addresses", new AggregateError([coded("ENOTFOUND"), coded("ECONNREFUSED")])],
  ["a server that shuts down", coded("57P01")],
  ["a full server", coded("53300")],
  ["a full disk", coded("53100")],
  ["a server that only reads since another took over", coded("25006")],
  ["a server that stays silent", new Error("Query read timeout")],
  ["a pool that waited in vain", new Error("timeout exceeded when trying to connect")],
  [
    "a cut connection, told by another error",
    new Error("failed", { cause: new Error("Connection terminated") }),
  ],
])("%s means that the database is away", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ["a slow statement", coded("57014")],
  ["a broken rule", coded("23505")],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["nothing", undefined],
])("%s does not", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it("recognizes the pool's real errors", async () => {
  const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
  expect(isDatabaseAway(await pool.query("select 1").catch((error) => error))).toBe(true);
  await pool.end();
});
