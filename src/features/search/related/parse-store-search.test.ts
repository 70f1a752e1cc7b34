import { describe, expect, it } from "vitest";
import { parseStoreSearch } from "./parse-store-search.ts";

const read = (params: string) => parseStoreSearch(new URLSearchParams(params))?.q ?? null;

describe("parseStoreSearch", () => {
  it.each([
    ["search=gift", "gift"],
    ["search=gift&price=&sort=name", "gift"],
    ["search=gift&price=25", null],
    ["search=gift&after=x", null],
    ["search=", null],
    ["", null],
  ])("parses %s as %s", (params, expected) => {
    expect(read(params)).toBe(expected);
  });
});
