import { describe, expect, it } from "vitest";
import { reviewsList } from "./reviews-query.ts";

const { pages: pagesAround, href: reviewsPath } = reviewsList;

const read = (url: string) => reviewsList.read(new URL(url, "https://ujamaa.example").searchParams);

describe("the query of the page", () => {
  it("[REV-17] accepts four sorts and no other", () => {
    for (const sort of ["newest", "oldest", "highest", "lowest"])
      expect(read(`?sort=${sort}`).sort).toBe(sort);
    for (const sort of ["", "best", "Newest", "rating"]) expect(read(`?sort=${sort}`).sort).toBe("newest");
  });

  it("defaults to the newest, without a business", () => {
    expect(read("")).toEqual({ business: "", search: "", letter: "", sort: "newest", after: "", trail: [] });
  });

  it("round-trips, and drops invalid cursors", () => {
    const query = { ...read("?business=7&sort=oldest"), after: "c", trail: ["a", "b"] };
    expect(read(reviewsPath(query))).toEqual(query);
    expect(read("?after=%22&trail=a.<b>.c")).toMatchObject({ after: "", trail: ["a", "c"] });
  });
});

describe("previous and next page", () => {
  it.each(["?business=7&sort=highest", "?search=bread", ""])(
    "go forward and back the same way from %s",
    (start) => {
      const visited = [`${reviewsPath(read(start))}#results`];
      for (const cursor of ["a", "b", "c"])
        visited.push(pagesAround(read(visited.at(-1) ?? ""), cursor).next ?? "");
      expect(new Set(visited).size).toBe(4);
      while (visited.length > 1) {
        const { previous } = pagesAround(read(visited.pop() ?? ""), null);
        expect(previous).toBe(visited.at(-1));
      }
      expect(pagesAround(read(visited[0] ?? ""), null)).toEqual({});
    },
  );

  it("drop the oldest cursors, so that the URL stops growing", () => {
    let here = reviewsPath(read("?business=7"));
    for (let page = 1; page <= 30; page++) here = pagesAround(read(here), `p${page}`).next ?? "";
    expect(read(here)).toMatchObject({ after: "p30", trail: expect.arrayContaining(["p10", "p29"]) });
    expect(read(here).trail).toHaveLength(20);
  });
});
