import { describe, expect, it } from "vitest";
import { readExactly } from "./drop-parts.ts";
import { searchList } from "./input.ts";
import { presentReading } from "./present-reading.ts";
import type { Reading } from "./reading/reading.ts";

const query = searchList.read(new URLSearchParams({ q: "soul food savannah" }));
const read = (parts: Partial<Reading>) => presentReading(query, { ...readExactly(query.q), ...parts });

describe("presentReading", () => {
  it("says nothing where the words are only words", () => {
    expect(read({})).toBeNull();
  });

  it("gives each part the address without it", () => {
    const readAs = read({
      category: "Food & Beverage",
      place: { kind: "city", city: "Savannah", state: "Georgia", latitude: 32, longitude: -81 },
      words: ["soul"],
    });
    expect(readAs).toEqual({
      parts: [
        {
          part: "category",
          before: "",
          label: "Food & Beverage",
          to: "/search?q=soul+food+savannah&without=category",
        },
        {
          part: "place",
          before: "in",
          label: "Savannah, Georgia",
          to: "/search?q=soul+food+savannah&without=place",
        },
      ],
      words: "soul",
      corrections: [],
      note: "",
      exactTo: "/search?q=soul+food+savannah&exact=1",
    });
  });

  it("names kinds, times and places as people do", () => {
    const time = { label: "tonight", from: "2026-11-17", to: "2026-11-17", fromHour: 17 };
    const labels = read({ kind: "event", time, place: { kind: "near-me" } })?.parts;
    expect(labels?.map(({ label }) => label)).toEqual(["Events", "tonight", "near me"]);
  });

  it("names a price, and says where it limits nothing", () => {
    const price = { minCents: null, maxCents: 4_000 };
    const goods = read({ kind: "product", price });
    expect(goods?.parts.map(({ label }) => label)).toEqual(["Products", "Up to $40"]);
    expect(goods?.parts[1]?.to).toBe("/search?q=soul+food+savannah&without=price");
    expect(goods?.note).toBe("");
    const food = read({ category: "Food & Beverage", price });
    expect(food?.note).toBe("Businesses list no prices here, so “Up to $40” does not limit them.");
    const events = read({ kind: "event", price });
    expect(events?.parts.map(({ label }) => label)).toEqual(["Events"]);
    expect(events?.note).toBe("Only products and stays have prices here, so “Up to $40” is left out.");
  });

  it("says what was corrected, even if nothing else was read", () => {
    expect(read({ corrections: [{ typed: "savanah", read: "savannah" }] })).toMatchObject({
      parts: [],
      corrections: [{ typed: "savanah", read: "savannah" }],
    });
  });
});
