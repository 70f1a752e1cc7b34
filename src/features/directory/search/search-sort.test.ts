import { describe, expect, it } from "vitest";
import { writeCursor } from "#platform/db/cursor.ts";
import { readSearchCursor, type SearchCursor, searchSorts, writeSearchCursor } from "./search-sort.ts";

const id = "01a1dd1c-9919-7801-b399-13b96befd0e4";
const cursorAt = (key: string | number): SearchCursor => ({ build: 3, id, position: 24_000, key });

describe("a search cursor", () => {
  it.each([
    ["best", 24_000],
    ["rating", 704_643_068],
    ["newest", -1_778_104_969_727_925],
    ["name", "low tide kitchen é"],
  ] as const)("of the sort %s round-trips", (sort, key) => {
    expect(readSearchCursor(writeSearchCursor(sort, cursorAt(key)), sort)).toEqual(cursorAt(key));
  });

  it("of another sort is rejected", () => {
    for (const sort of searchSorts) {
      for (const other of searchSorts.filter((one) => one !== sort)) {
        expect(
          readSearchCursor(writeSearchCursor(other, cursorAt(other === "name" ? "x" : 1)), sort),
        ).toBeNull();
      }
    }
  });

  it.each([
    ["nothing", undefined],
    ["noise", "%%%"],
    ["too few values", writeCursor(["best", 1])],
    ["an invalid id", writeCursor(["best", 1, "x' or 1=1", 2, 2])],
    ["a position out of range", writeCursor(["best", 1, id, 1e12, 2])],
    ["a fraction", writeCursor(["rating", 1, id, 2, 0.5])],
    ["a name with a zero byte", writeCursor(["name", 1, id, 2, "a\0b"])],
  ])("is null for %s", (_what, cursor) => {
    for (const sort of searchSorts) expect(readSearchCursor(cursor, sort)).toBeNull();
  });
});
