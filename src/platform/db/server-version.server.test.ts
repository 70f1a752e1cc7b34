import { expect, it } from "vitest";
import { describeOldServer, translateFor } from "./server-version.server.ts";

it.each([
  [150_008, "PostgreSQL 17 or 18 is needed; this server is 15.8."],
  [160_000, "PostgreSQL 17 or 18 is needed; this server is 16.0."],
  [170_006, null],
  [180_004, null],
])("says of server %i: %s", (version, sentence) => expect(describeOldServer(version)).toBe(sentence));

it("stores virtual columns on PostgreSQL 17 and changes nothing else", () => {
  const sql =
    "a int generated always as (b + c) virtual,\n b bool default x ilike '%virtual%',\n) virtual not null";
  const migration = { name: "0001_a.sql", checksum: "x", sql, concurrentStatements: null };
  expect(translateFor(170_006, migration)).toEqual({
    ...migration,
    sql: "a int generated always as (b + c) stored,\n b bool default x ilike '%virtual%',\n) stored not null",
  });
  expect(translateFor(180_004, migration)).toBe(migration);
});
