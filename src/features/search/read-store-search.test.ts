import { describe, expect, it } from "vitest";
import { readStoreSearch } from "./read-store-search.ts";

const read = (query: string) => readStoreSearch(new URLSearchParams(query))?.q ?? null;

describe("the search of a store page", () => {
  it.each([
    ["search=gift", "gift"],
    ["search=gift&price=&sort=name", "gift"],
    ["search=gift&price=25", null],
    ["search=gift&after=x", null],
    ["search=", null],
    ["", null],
  ])("%s asks for %s", (query, asked) => {
    expect(read(query)).toBe(asked);
  });
});
