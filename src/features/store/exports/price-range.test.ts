import { describe, expect, it } from "vitest";
import { describePriceRange, readPriceRange, writePriceRange } from "./price-range.ts";

describe("a price range in a URL", () => {
  it.each([
    ["40", { minCents: null, maxCents: 4_000 }, "Up to $40"],
    ["12.50", { minCents: null, maxCents: 1_250 }, "Up to $12.50"],
    ["10-20", { minCents: 1_000, maxCents: 2_000 }, "$10 to $20"],
    ["100-", { minCents: 10_000, maxCents: null }, "From $100"],
  ])("%s is read, named and written back", (text, range, label) => {
    expect(readPriceRange(text)).toEqual(range);
    expect(describePriceRange(range)).toBe(label);
    expect(writePriceRange(range)).toBe(text);
  });

  it.each(["", "-", "cheap", "20-10", "1e3", "-5-", "12345678", "4.5", " 40"])("%j is none", (text) => {
    expect(readPriceRange(text)).toBeNull();
  });
});
