import { describe, expect, it } from "vitest";
import { findMatches, hasAllWords } from "./find-matches.ts";

const marked = (name: string, typed: string) =>
  findMatches(name, typed).map(([from, to]) => name.slice(from, to));

describe("findMatches", () => {
  it.each([
    ["Saffron & Smoke", "sa", ["Sa"]],
    ["Odessa Vance", "sa", ["sa"]],
    ["Café Noir", "cafe", ["Café"]],
    ["Saffron & Smoke", "smoke saff", ["Saff", "Smoke"]],
    ["Saffron & Smoke", "ron smoke", ["Smoke"]],
    ["Saffron & Smoke", "tea", []],
    ["Saffron & Smoke", "  ", []],
    ["Low Low Records", "records low", ["Low", "Records"]],
  ])("marks in %s what %s matches", (name, typed, expected) => {
    expect(marked(name, typed)).toEqual(expected);
  });
});

it("distinguishes names with all words from those with some", () => {
  expect(hasAllWords("Savannah, Georgia", "savannah, ge")).toBe(true);
  expect(hasAllWords("Savannah, slowly", "savannah, ge")).toBe(false);
});
