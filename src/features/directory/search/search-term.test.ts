import { describe, expect, it } from "vitest";
import { normalizeTerm } from "./search-term.ts";

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
