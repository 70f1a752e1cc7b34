import { describe, expect, it } from "vitest";
import { describeUnknownZip, looksLikeZip, parseZip } from "./zip-code.ts";

describe("parseZip", () => {
  it.each([
    ["31401", "31401"],
    ["00601", "00601"],
    ["31401-2233", "31401"],
    ["31401 2233", "31401"],
    ["314012233", "31401"],
    ["3140", null],
    ["314011", null],
    ["31401-22", null],
    ["Savannah 31401", null],
  ])("parses %s as %s", (typed, zip) => expect(parseZip(typed)).toBe(zip));
});

describe("looksLikeZip", () => {
  it.each(["31401", "3", "31401-2233", "314 01"])("is true for %s", (typed) =>
    expect(looksLikeZip(typed)).toBe(true),
  );
  it.each(["", "Atlanta", "29 Palms", "Ninety Six, South Carolina"])("is false for %s", (typed) =>
    expect(looksLikeZip(typed)).toBe(false),
  );
});

describe("describeUnknownZip", () => {
  it("tells an incomplete code from an unknown one", () => {
    expect(describeUnknownZip("3140")).toBe("A ZIP code has five digits, such as 30303.");
    expect(describeUnknownZip("00000-1234")).toContain("We do not know the ZIP code 00000.");
  });
});
