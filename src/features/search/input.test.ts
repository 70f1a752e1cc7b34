import { describe, expect, it } from "vitest";
import { paramsWithout, removedParts, searchList, searchPath } from "./input.ts";

const read = (search: string) => searchList.read(new URLSearchParams(search));

describe("the URL of a search", () => {
  it("has no parameters with default values", () => {
    expect(searchPath("soul food & more")).toBe("/search?q=soul+food+%26+more");
    expect(searchList.href(read("q=tea&exact=&without=&tab="))).toBe("/search?q=tea");
  });

  it("is empty without a query", () => {
    const params = read("tab=events&without=place&near=Atlanta&lat=1&lng=2&exact=1");
    expect(searchList.href(params)).toBe("/search");
  });

  it.each([
    ["without=place", ["place"]],
    ["without=place.category", ["category", "place"]],
    ["without=place.nonsense", ["place"]],
    ["without=place&exact=1", []],
    ["", []],
  ])("lists the removed parts of %s", (search, parts) => {
    expect(removedParts(read(`q=tea&${search}`))).toEqual(parts);
  });

  it("removes one more part, on the first tab", () => {
    const query = read("q=tea+near+me&without=category&tab=events&lat=33.1&lng=-84.2");
    expect(searchList.href(paramsWithout(query, "time"))).toBe(
      "/search?q=tea+near+me&without=category.time&lat=33.1&lng=-84.2",
    );
    // The location goes with the place.
    expect(searchList.href(paramsWithout(query, "place"))).toBe(
      "/search?q=tea+near+me&without=category.place",
    );
  });

  it("rounds a location, and prefers a typed place", () => {
    expect(read("q=tea&lat=33.74899&lng=-84.38798").point).toEqual({ latitude: 33.75, longitude: -84.39 });
    expect(read("q=tea&lat=99&lng=0").point).toBeNull();
    expect(read("q=tea&lat=33&lng=-84&near=Macon")).toMatchObject({ near: "Macon", point: null });
  });

  it("caches only the page without a query", () => {
    expect(searchList.cacheKey.query).toEqual([]);
    expect(searchList.isSearch(read(""))).toBe(false);
    expect(searchList.isSearch(read("q=tea"))).toBe(true);
  });
});
