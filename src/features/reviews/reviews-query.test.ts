import { describe, expect, it } from "vitest";
import { reviewsList } from "./reviews-query.ts";

const { pages: pagesAround, href: reviewsPath } = reviewsList;

const read = (address: string) => reviewsList.read(new URL(address, "https://ujamaa.example").searchParams);

describe("the address of the page", () => {
  it("[REV-17] knows four orders and no other", () => {
    for (const sort of ["newest", "oldest", "highest", "lowest"])
      expect(read(`?sort=${sort}`).sort).toBe(sort);
    for (const sort of ["", "best", "Newest", "rating"]) expect(read(`?sort=${sort}`).sort).toBe("newest");
  });

  it("starts with the newest of no business", () => {
    expect(read("")).toEqual({ business: "", search: "", sort: "newest", after: "", trail: [] });
  });

  it("is read as it was written, and without what no cursor looks like", () => {
    const address = { ...read("?business=7&sort=oldest"), after: "c", trail: ["a", "b"] };
    expect(read(reviewsPath(address))).toEqual(address);
    expect(read("?after=%22&trail=a.<b>.c")).toMatchObject({ after: "", trail: ["a", "c"] });
  });
});

describe("the pages around one", () => {
  it.each(["?business=7&sort=highest", "?search=bread", ""])(
    "lead forth and the same way back from %s",
    (start) => {
      const walked = [`${reviewsPath(read(start))}#results`];
      for (const cursor of ["a", "b", "c"])
        walked.push(pagesAround(read(walked.at(-1) ?? ""), cursor).next ?? "");
      expect(new Set(walked).size).toBe(4);
      while (walked.length > 1) {
        const { previous } = pagesAround(read(walked.pop() ?? ""), null);
        expect(previous).toBe(walked.at(-1));
      }
      expect(pagesAround(read(walked[0] ?? ""), null)).toEqual({});
    },
  );

  it("forget the oldest steps, so that the address stops growing", () => {
    let here = reviewsPath(read("?business=7"));
    for (let page = 1; page <= 30; page++) here = pagesAround(read(here), `p${page}`).next ?? "";
    expect(read(here)).toMatchObject({ after: "p30", trail: expect.arrayContaining(["p10", "p29"]) });
    expect(read(here).trail).toHaveLength(20);
  });
});
