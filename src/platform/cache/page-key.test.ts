import { describe, expect, it } from "vitest";
import { readPageKey } from "./page-key.ts";

const pages = new Map([
  ["/", { reads: [], shows: ["businesses"] }],
  ["/list", { reads: ["search", "category"], alone: ["after"], shows: ["businesses"] }],
  ["/business/*", { reads: [], shows: ["business:*"] }],
]);
const keyOf = (target: string) => readPageKey(pages, target)?.key;

describe("the key of a page", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=letter&_=1", "/"],
    ["/list?search=tea", "/list?search=tea"],
    ["/list?search=tea&category=Food+%26+Beverage", "/list?category=Food+%26+Beverage&search=tea"],
    ["/list?category=Food%20%26%20Beverage&junk=1&search=tea", "/list?category=Food+%26+Beverage&search=tea"],
    ["/list?search=&category=&after=", "/list"],
    ["/list?search=a&search=b", "/list?search=a"],
    ["/business/0199-ab", "/business/0199-ab"],
    ["/business/0199-ab?ref=x", "/business/0199-ab"],
  ])("%s is %s", (target, key) => expect(keyOf(target)).toBe(key));

  it.each([
    "/login",
    "/list/",
    "/list.data",
    "/list?category=Music&after=x",
    "/business/",
    "/business/a/b",
    "/business/%61b",
    "/business/AB",
    `/list?search=${"x".repeat(500)}`,
    "",
  ])("there is none for %s", (target) => expect(keyOf(target)).toBeUndefined());

  it("names the row that the address names", () => {
    expect(readPageKey(pages, "/business/0199-ab")?.tags).toEqual(["business:0199-ab"]);
  });
});
