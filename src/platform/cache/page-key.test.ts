import { describe, expect, it } from "vitest";
import { readPageKey, withDeclaredQuery } from "./page-key.ts";

const nothing = { shows: [], lists: [], mentions: [] };
const pages = new Map([
  ["/", { query: [], uncached: [], ...nothing }],
  ["/list", { query: ["search", "category"], uncached: ["after"], ...nothing }],
  ["/business/*", { query: [], uncached: [], ...nothing, shows: ["business:*"] }],
  ["/in/*", { query: [], uncached: [], ...nothing, lists: ["place:*"] }],
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
  ])("is null for %s", (target) => expect(keyOf(target)).toBeUndefined());

  it("contains the record or the place in the URL", () => {
    expect(readPageKey(pages, "/business/0199-ab")?.shows).toEqual(["business:0199-ab"]);
    expect(readPageKey(pages, "/in/atlanta-ga")?.lists).toEqual(["place:atlanta-ga"]);
  });
});

describe("the request that a page sees", () => {
  const seen = (target: string, method = "GET") =>
    withDeclaredQuery(pages, new Request(`http://here.example${target}`, { method })).url.slice(19);

  it.each([
    ["/?x=1", "/"],
    ["/list?junk=1&search=tea&after=x", "/list?after=x&search=tea"],
    ["/list?search=a&search=b&category=", "/list?search=a"],
    ["/list.data?x=1&_routes=root&search=tea", "/list.data?_routes=root&search=tea"],
    ["/_root.data?x=1", "/_root.data"],
    ["/business/%61B?x=1", "/business/%61B"],
    ["/login?returnTo=%2F", "/login?returnTo=%2F"],
  ])("for %s is %s", (target, expected) => expect(seen(target)).toBe(expected));

  it("is unchanged for a write", () => {
    expect(seen("/list?index&x=1", "POST")).toBe("/list?index&x=1");
  });

  it("keeps its headers", () => {
    const request = new Request("http://here.example/?x=1", { headers: { cookie: "session=1" } });
    expect(withDeclaredQuery(pages, request).headers.get("cookie")).toBe("session=1");
  });
});
