import { describe, expect, it } from "vitest";
import { findSection, paletteOf, sections } from "./sections.ts";

describe("sections", () => {
  it.each([
    ["/", "Home"],
    ["/directory", "Directory"],
    ["/business/7", "Directory"],
    ["/product/7", "Store"],
    ["/products", "Store"],
    ["/travel-guides/7", "Travel"],
    ["/travel-reviews/tour/7", "Travel"],
    ["/trip", "Travel"],
    ["/trips/7", "Travel"],
    ["/cities", "Travel"],
    ["/cities/atlanta-ga", "Travel"],
    ["/events/submit", "Events"],
    ["/event/7", "Events"],
    ["/artist/7", "Entertainment"],
    ["/login", undefined],
    ["/storefront", undefined],
  ])("assigns %s to %s", (pathname, label) => {
    expect(findSection(pathname)?.label).toBe(label);
  });

  it("gives every section but home and directory a unique color", () => {
    const colors = sections.slice(1).map(({ palette }) => palette);
    expect(new Set(colors).size).toBe(colors.length);
  });

  it.each([
    ["/community-guidelines", "teal"],
    ["/join-community", "teal"],
    ["/login", "gold"],
  ])("colors %s %s", (pathname, palette) => {
    expect(paletteOf(pathname)).toBe(palette);
  });
});
