import { describe, expect, it } from "vitest";
import { nextPage, previousPage } from "#platform/http/lists/page-trail.ts";
import { directoryList, directoryPath } from "./input.ts";

const read = (search: string) => directoryList.read(new URLSearchParams(search));
const defaults = {
  search: "",
  category: "",
  state: "",
  sort: "best",
  near: "",
  point: null,
  radiusMiles: null,
  map: "",
  after: "",
  trail: [],
};

describe("directoryList", () => {
  it.each([
    ["", {}],
    ["search=  Bakery  ", { search: "Bakery" }],
    ["search=tea+%26+cake", { search: "tea & cake" }],
    ["category=Food+%26+Beverage", { category: "Food & Beverage" }],
    ["state=New+York", { state: "New York" }],
    ["sort=rating", { sort: "rating" }],
    ["near=Atlanta&radius=25", { near: "Atlanta", radiusMiles: 25 }],
    ["lat=33.74901&lng=-84.38799", { point: { latitude: 33.75, longitude: -84.39 } }],
    ["after=abc&trail=a.b", { after: "abc", trail: ["a", "b"] }],
  ])("parses %j", (search, values) => expect(read(search)).toEqual({ ...defaults, ...values }));

  it.each([
    "search=+++",
    "search=%00%1b",
    "category=Nonsense",
    "category=__proto__",
    "sort=random",
    "sort=toString",
    "lat=91&lng=0",
    "lat=33.7",
    "lat=&lng=",
    "lat=north&lng=west",
    "lat=Infinity&lng=NaN",
    "radius=-5",
    "radius=7",
    "after=%2e%2e%2f",
    `after=${"a".repeat(1001)}`,
    "trail=.%20.",
    "unknown=1",
  ])("ignores %s", (search) => expect(read(search)).toEqual(defaults));

  it("truncates long texts and replaces control characters", () => {
    expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(100);
    expect(read("state=Geor%00gia").state).toBe("Geor gia");
  });

  it("lets a place replace the state, and a typed place replace a point", () => {
    expect(read("state=Ohio&near=Atlanta&lat=1&lng=2")).toEqual({ ...defaults, near: "Atlanta" });
    expect(read("state=Ohio&lat=1&lng=2").state).toBe("");
  });
});

describe("directoryPath", () => {
  it("leaves out default values", () => {
    expect(directoryPath(read("search=&category=&state=&sort=best"))).toBe("/directory");
    expect(directoryPath(read("search=a&sort=name"))).toBe("/directory?search=a&sort=name");
  });

  it.each([
    "search=tea+%26+cake&category=Food+%26+Beverage&state=Ohio&sort=name&after=a&trail=b.c",
    "search=x&lat=33.75&lng=-84.39&radius=50",
    "near=Atlanta%2C+Georgia",
  ])("survives a round trip: %s", (search) => {
    expect(directoryPath(read(search))).toBe(`/directory?${search}`);
  });
});

describe("pages", () => {
  it("leads forward and back along the same pages", () => {
    const first = read("search=a");
    const second = nextPage(first, "one");
    const third = nextPage(second, "two");
    expect(previousPage(third)).toEqual(second);
    expect(previousPage(second)).toEqual(first);
    expect(previousPage(first)).toBeNull();
  });

  it("keep a trail of at most twenty, and then go back to the first page", () => {
    let query = read("");
    for (let page = 0; page < 50; page++) query = nextPage(query, `p${page}`);
    expect(query.trail).toHaveLength(20);
    for (let page = 0; page < 21; page++) query = previousPage(query) ?? query;
    expect(query).toEqual(read(""));
  });
});
