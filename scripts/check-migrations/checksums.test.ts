import { expect, it } from "vitest";
import { findEdited, listNew } from "./checksums.ts";

const first = { name: "0001_first.sql", checksum: "aa" };
const second = { name: "20261116T0030_second.sql", checksum: "bb" };

it("refuses a migration that was edited or deleted after it was committed", () => {
  const listed = listNew("", [second, first]);
  expect(listed).toBe("aa  0001_first.sql\nbb  20261116T0030_second.sql\n");
  expect(findEdited(listed, [first, second])).toEqual([]);
  expect(findEdited(listed, [first, { ...second, checksum: "cc" }])).toEqual([
    "20261116T0030_second.sql: was edited, but databases have applied it. Restore it, and write a new migration.",
  ]);
  expect(findEdited(listed, [second])).toEqual([
    "0001_first.sql: was deleted, but databases have applied it.",
  ]);
});

it("adds new migrations and does not change listed ones", () => {
  const listed = listNew("", [first]);
  expect(listNew(listed, [{ ...first, checksum: "cc" }, second])).toBe(
    "aa  0001_first.sql\nbb  20261116T0030_second.sql\n",
  );
});
