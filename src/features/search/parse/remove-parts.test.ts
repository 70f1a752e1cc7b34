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
  it("leaves a reading alone from which nothing was taken", () => {
    expect(removeParts(parsed, [])).toBe(parsed);
  });

  it("takes out one part and keeps the others", () => {
    expect(removeParts(parsed, ["place"])).toEqual({ ...parsed, place: null });
    expect(removeParts(parsed, ["category"])).toEqual({ ...parsed, category: null, topic: [] });
  });

  it("searches for the words as typed when nothing else is left", () => {
    expect(removeParts(parsed, ["place", "category"])).toEqual(exactQuery("Food Savannah"));
    expect(exactQuery("Food Savannah").words).toEqual(["food", "savannah"]);
  });
});
