import { expect, it } from "vitest";
import { findOnlySince18, translateFor17 } from "./translate-for-17.ts";

it("stores virtual columns and changes nothing else", () => {
  const sql =
    "a int generated always as (b + c) virtual,\n b bool default x ilike '%virtual%',\n) virtual not null";
  expect(translateFor17(sql)).toBe(
    "a int generated always as (b + c) stored,\n b bool default x ilike '%virtual%',\n) stored not null",
  );
});

it.each([
  ["update venues set name = 'a' returning old.name", ["returning old.name"]],
  ["delete from venues returning id, \n  new.id", ["returning id, \n  new.id"]],
  ["select array_sort(names) from venues", ["array_sort("]],
  ["begin delete from venues returning id into x; return new.id; end", []],
  ["a int generated always as (b) virtual", []],
])("finds in %j what PostgreSQL 17 does not support: %j", (sql, found) =>
  expect(findOnlySince18(sql)).toEqual(found),
);
