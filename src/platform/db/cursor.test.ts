import fc from "fast-check";
import { expect, it } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

it("decodes what it encoded, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer(), (name, rank) => {
      expect(readCursor(writeCursor([name, rank]), ["string", "number"])).toEqual([name, rank]);
    }),
  );
});

it.each([
  ["nothing", undefined],
  ["rubbish", "%%%"],
  ["another shape", writeCursor([1, 2])],
  ["too few values", writeCursor(["a"])],
  ["a huge text", "A".repeat(2000)],
])("treats %s as the first page", (_case, cursor) => {
  expect(readCursor(cursor, ["string", "number"])).toBeNull();
});

it("never throws on user input", () => {
  fc.assert(fc.property(fc.string(), (typed) => void readCursor(typed, ["string"])));
});
