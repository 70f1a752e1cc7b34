import { describe, expect, it } from "vitest";
import type { ParsedQuery } from "../parse/parsed-query.ts";
import { exactQuery } from "../parse/remove-parts.ts";
import { linkToList } from "./link-to-list.ts";
import type { TabValue } from "./tabs.ts";

const total = { count: 14, isCapped: false };
const nothing: ParsedQuery = { ...exactQuery(""), words: [] };
const savannah = {
  kind: "city",
  city: "Savannah",
  state: "Georgia",
  latitude: 32.08,
  longitude: -81.09,
} as const;
const to = (tab: TabValue, parsed: Partial<ParsedQuery>, slug: string | null = null) =>
  linkToList(tab, { ...nothing, ...parsed }, slug, total).to;

describe("linkToList", () => {
  it.each<[Partial<ParsedQuery>, string]>([
    [{ category: "Music", place: savannah }, "/directory?category=Music&near=Savannah%2C+Georgia"],
    [{ place: { kind: "state", state: "Ohio" } }, "/directory?state=Ohio"],
    [{ place: { kind: "zip", zip: "30303", latitude: 33, longitude: -84 } }, "/directory?near=30303"],
    [{ words: ["tea", "house"] }, "/directory?search=tea+house"],
    // Few restaurants have "soul" in their name.
    [{ words: ["soul"], category: "Food & Beverage" }, "/directory?category=Food+%26+Beverage"],
    [{}, "/directory"],
  ])("sets the filters of the directory: %j", (parsed, expected) => {
    expect(to("businesses", parsed)).toBe(expected);
  });

  it("sets place and day of the calendar", () => {
    const day = { label: "tonight", from: "2026-11-17", to: "2026-11-17", fromHour: 17 };
    expect(to("events", { words: ["jazz"], place: savannah, time: day })).toBe(
      "/events?search=jazz&place=Savannah%2C+Georgia&date=2026-11-17",
    );
    expect(to("events", { time: { ...day, to: "2026-11-19" } })).toBe("/events");
  });

  it("sets the price in the store", () => {
    const price = { minCents: null, maxCents: 4_000 };
    expect(to("store", { kind: "product", words: ["candle"], price })).toBe("/store?search=candle&price=40");
    expect(to("store", { price: { minCents: 1_000, maxCents: 2_000 } })).toBe("/store?price=10-20");
  });

  it("links travel to the page of the city, if it has one", () => {
    expect(to("travel", { place: savannah }, "savannah-ga")).toBe("/cities/savannah-ga");
    expect(to("travel", {})).toBe("/travel");
  });

  it("shows a count only if the list has the same results", () => {
    expect(linkToList("businesses", nothing, null, total).label).toBe("All 14 in the directory");
    const one = { count: 1, isCapped: false };
    expect(linkToList("businesses", nothing, null, one).label).toBe("The one in the directory");
    const many = { count: 1_050, isCapped: false };
    expect(linkToList("businesses", nothing, null, many).label).toBe("All 1,050 in the directory");
    const named = linkToList("businesses", { ...nothing, words: ["tea"] }, null, total);
    expect(named.label).toBe("In the directory");
  });
});
