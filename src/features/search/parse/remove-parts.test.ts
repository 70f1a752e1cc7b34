import { describe, expect, it } from "vitest";
import type { ParsedQuery } from "./parsed-query.ts";
import { exactQuery, removeParts } from "./remove-parts.ts";

const parsed: ParsedQuery = {
  ...exactQuery("Food Savannah"),
  category: "Food & Beverage",
  topic: ["food", "beverage"],
  place: { kind: "state", state: "Georgia" },
  words: [],
};

describe("removeParts", () => {
  it("returns the query itself if there is nothing to remove", () => {
    expect(removeParts(parsed, [])).toBe(parsed);
  });

  it("removes one part and keeps the others", () => {
    expect(removeParts(parsed, ["place"])).toEqual({ ...parsed, place: null });
    expect(removeParts(parsed, ["category"])).toEqual({ ...parsed, category: null, topic: [] });
  });

  it("searches the exact words when nothing else is left", () => {
    expect(removeParts(parsed, ["place", "category"])).toEqual(exactQuery("Food Savannah"));
    expect(exactQuery("Food Savannah").words).toEqual(["food", "savannah"]);
  });
});
