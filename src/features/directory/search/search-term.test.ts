import { describe, expect, it } from "vitest";
import { gramsOf, normalizeTerm, prefixPattern } from "./search-term.ts";

describe("normalizeTerm", () => {
  it.each([
    ["  Low Tide ", "low tide"],
    ["HAIR\u0000\tby\nAda", "hair by ada"],
    ["Cafe\u0301", "cafe"],
    ["Saffron & Smoke", "saffron and smoke"],
    ["Wigfall’s", "wigfall's"],
    ["ΟΔΟΣ", "οδοσ"],
    ["İzmir", "izmir"],
    ["\ud800x", "\ufffdx"],
    ["   ", ""],
    [undefined, ""],
  ])("normalizes %j to %j", (text, term) => {
    expect(normalizeTerm(text)).toBe(term);
  });

  it("truncates long terms by code points", () => {
    expect(normalizeTerm("😀".repeat(150))).toBe("😀".repeat(100));
  });
});

describe("prefixPattern", () => {
  it.each([
    ["100%", "100\\%%"],
    ["a_b", "a\\_b%"],
    ["back\\slash", "back\\\\slash%"],
    ["it's", "it's%"],
  ])("takes %j literally", (term, pattern) => {
    expect(prefixPattern(term)).toBe(pattern);
  });
});

describe("gramsOf", () => {
  it.each([
    ["", []],
    ["q", ["q"]],
    ["zo", ["zo"]],
    ["moss", ["mo", "os", "ss", "mos", "oss"]],
    ["a mo", ["a ", " m", "mo", "a m", " mo"]],
    ["😀é", ["😀é"]],
    ["aaaa", ["aa", "aaa"]],
  ])("of %j are %j", (term, grams) => {
    expect(gramsOf(term)).toEqual(grams);
  });
});
