import { describe, expect, it } from "vitest";
import { dropParts, readExactly } from "./drop-parts.ts";
import type { Reading } from "./reading/reading.ts";

const reading: Reading = {
  ...readExactly("Food Savannah"),
  category: "Food & Beverage",
  topic: ["food", "beverage"],
  place: { kind: "state", state: "Georgia" },
  words: [],
};

describe("dropParts", () => {
  it("leaves a reading alone from which nothing was taken", () => {
    expect(dropParts(reading, [])).toBe(reading);
  });

  it("takes out one part and keeps the others", () => {
    expect(dropParts(reading, ["place"])).toEqual({ ...reading, place: null });
    expect(dropParts(reading, ["category"])).toEqual({ ...reading, category: null, topic: [] });
  });

  it("searches for the words as typed when nothing else is left", () => {
    expect(dropParts(reading, ["place", "category"])).toEqual(readExactly("Food Savannah"));
    expect(readExactly("Food Savannah").words).toEqual(["food", "savannah"]);
  });
});
