import { describe, expect, it } from "vitest";
import { searchList } from "../input.ts";
import type { ParsedQuery } from "../parse/parsed-query.ts";
import { exactQuery } from "../parse/remove-parts.ts";
import { describeQuery } from "./describe-query.ts";

const params = searchList.read(new URLSearchParams({ q: "soul food savannah" }));
const describeParts = (parts: Partial<ParsedQuery>) =>
  describeQuery(params, { ...exactQuery(params.q), ...parts });

describe("describeQuery", () => {
  it("returns null for plain words", () => {
    expect(describeParts({})).toBeNull();
  });

  it("gives each part the URL that removes it", () => {
    const description = describeParts({
      category: "Food & Beverage",
      place: { kind: "city", city: "Savannah", state: "Georgia", latitude: 32, longitude: -81 },
      words: ["soul"],
    });
    expect(description).toEqual({
      chips: [
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

  it("labels kinds, times and places", () => {
    const time = { label: "tonight", from: "2026-11-17", to: "2026-11-17", fromHour: 17 };
    const labels = describeParts({ kind: "event", time, place: { kind: "near-me" } })?.chips;
    expect(labels?.map(({ label }) => label)).toEqual(["Events", "tonight", "near me"]);
  });

  it("labels a price, and explains where it does not apply", () => {
    const price = { minCents: null, maxCents: 4_000 };
    const goods = describeParts({ kind: "product", price });
    expect(goods?.chips.map(({ label }) => label)).toEqual(["Products", "Up to $40"]);
    expect(goods?.chips[1]?.to).toBe("/search?q=soul+food+savannah&without=price");
    expect(goods?.note).toBe("");
    const food = describeParts({ category: "Food & Beverage", price });
    expect(food?.note).toBe("Businesses list no prices here, so “Up to $40” does not limit them.");
    const events = describeParts({ kind: "event", price });
    expect(events?.chips.map(({ label }) => label)).toEqual(["Events"]);
    expect(events?.note).toBe("Only products and stays have prices here, so “Up to $40” is left out.");
  });

  it("lists corrections even without other parts", () => {
    expect(describeParts({ corrections: [{ original: "savanah", corrected: "savannah" }] })).toMatchObject({
      chips: [],
      corrections: [{ original: "savanah", corrected: "savannah" }],
    });
  });
});
