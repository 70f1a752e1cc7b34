import { expect, it } from "vitest";
import { findLines } from "./find-lines.ts";

const lines = "apex|GA,1\nmacon|GA,2\nmacon|MO,3\nmacon city|IA,4\nwaco|TX,5\n"
  .split(/(?<=\n)/)
  .sort()
  .join("");

it.each([
  ["macon|", ["macon|GA,2", "macon|MO,3"]],
  ["macon|MO,", ["macon|MO,3"]],
  ["macon ", ["macon city|IA,4"]],
  ["apex|GA,", ["apex|GA,1"]],
  ["waco|TX,", ["waco|TX,5"]],
  ["aaa", []],
  ["macon|KS,", []],
  ["zebulon", []],
])("finds the lines that start with %j", (start, found) => {
  expect(findLines(lines, start)).toEqual(found);
});

it("finds nothing in an empty text", () => {
  expect(findLines("", "macon")).toEqual([]);
});
