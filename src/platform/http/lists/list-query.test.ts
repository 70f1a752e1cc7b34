import { describe, expect, it } from "vitest";
import { choiceField, defineListQuery, type Field, textField } from "./list-query.ts";

const evenField: Field<number | null> = {
  names: ["n"],
  fallback: null,
  read: (text) => (Number(text) % 2 === 0 && text ? Number(text) : null),
  write: (value) => [String(value)],
  isUncached: true,
};
const list = defineListQuery("/looms", {
  search: textField(10),
  kind: choiceField(["floor", "table"], "", { isIndexed: true, unknown: (name) => `No ${name} looms.` }),
  sort: choiceField(["name", "newest"], "name"),
  even: evenField,
});
const read = (search: string) => list.read(new URLSearchParams(search));

describe("a list query", () => {
  it("parses what it knows and ignores the rest", () => {
    expect(read("search=+oak%00+&kind=floor&sort=dear&n=4&x=1")).toEqual({
      search: "oak",
      kind: "floor",
      sort: "name",
      even: 4,
      after: "",
      trail: [],
    });
    expect(read(`search=${"x".repeat(50)}`).search).toHaveLength(10);
    expect(read("kind=toString").kind).toBe("");
  });

  it.each(["", "search=oak&kind=table&sort=newest&n=4", "kind=floor&after=b&trail=a"])(
    "writes the URL %j",
    (search) => expect(list.href(read(search))).toBe(search ? `/looms?${search}` : "/looms"),
  );

  it("reports unknown values", () => {
    expect(list.listUnknown(new URLSearchParams("kind=hand&sort=dear&search=x"))).toEqual([
      { field: "kind", value: "hand", words: "No hand looms." },
      { field: "sort", value: "dear", words: "We do not know “dear”, so here is the list without it." },
    ]);
    expect(list.listUnknown(new URLSearchParams("kind=floor&sort=name"))).toEqual([]);
  });

  it("has one canonical URL for search engines", () => {
    expect(list.canonical(read("kind=floor&sort=newest&search=oak"))).toBe("/looms?kind=floor");
    expect(list.isIndexed(read("kind=floor"))).toBe(true);
    for (const search of ["sort=newest", "search=a", "kind=floor&after=b"])
      expect(list.isIndexed(read(search))).toBe(false);
  });

  it("has a cache key, and parameters that bypass the cache", () => {
    expect(list.cacheKey).toEqual({ query: ["kind", "sort"], uncached: ["search", "n", "after", "trail"] });
    expect(list.isSearch(read("kind=floor&sort=newest"))).toBe(false);
    expect(list.isSearch(read("n=2"))).toBe(true);
  });

  it("links forward and back along the same pages", () => {
    const first = read("kind=floor");
    const { next = "" } = list.pages(first, "one");
    expect(next).toBe("/looms?kind=floor&after=one#results");
    const second = list.read(new URL(next, "https://x.example").searchParams);
    expect(list.pages(second, null)).toEqual({ previous: "/looms?kind=floor#results" });
  });
});

describe("the position", () => {
  const at = (trail: string[], items = 24, count = 1050, isCapped = false) =>
    list.position(
      { ...read(""), after: trail.length > 0 ? "x" : "", trail: trail.slice(1) },
      { items, count, isCapped },
    );
  it.each([
    [at([]), "1–24 of 1,050"],
    [at(["a"]), "25–48 of 1,050"],
    [at(["a", "b"], 2, 50), "49–50 of 50"],
    [at(Array.from({ length: 30 }, () => "a")), null],
    [at([], 0, 0), null],
    [at(["a"], 24, 30), null],
    [at(["a"], 24, 24, true), "25–48 of 48+"],
    [at(["a"], 24, 1000, true), "25–48 of 1,000+"],
  ])("%s", (told, expected) => expect(told).toBe(expected));
});
