import { describe, expect, it } from "vitest";
import type { SearchList } from "../engine.ts";
import { addBusinesses, beauty, food } from "./rows-for-tests.ts";
import { withEachEngine } from "./set-up-for-tests.ts";

const sorts: readonly SearchList["sort"][] = ["best", "rating", "newest", "name"];
const day = (day: number) => new Date(Date.UTC(2031, 0, day));

withEachEngine(
  (db) =>
    addBusinesses(db, [
      { name: "Zola's Kitchen", created_at: day(1), ratings: [5, 4], featured: true },
      { name: "amber kitchen", created_at: day(3), ratings: [5] },
      { name: "Époque", created_at: day(2), ratings: [5, 5], category_id: beauty.id },
      { name: "Blue Porch", created_at: day(4), location: "Macon, Georgia" },
      { name: "Blue Porch", created_at: day(4), location: "Columbus, Ohio" },
      { name: "100% Cotton_Wool", created_at: day(5), location: "Columbus, Ohio" },
    ]),
  (site) => {
    describe("a list", () => {
      it.each([
        [
          "name",
          ["100% Cotton_Wool", "amber kitchen", "Blue Porch", "Blue Porch", "Époque", "Zola's Kitchen"],
        ],
        [
          "newest",
          ["100% Cotton_Wool", "Blue Porch", "Blue Porch", "amber kitchen", "Époque", "Zola's Kitchen"],
        ],
      ] as const)("can be sorted by %s", async (sort, titles) => {
        expect(await site.list({ sort })).toEqual(titles);
      });

      it("can be sorted by rating, then by number of reviews", async () => {
        const titles = await site.list({ sort: "rating" });
        expect(titles.slice(0, 3)).toEqual(["Époque", "amber kitchen", "Zola's Kitchen"]);
      });

      it("is sorted by quality by default", async () => {
        expect((await site.list()).slice(0, 2)).toEqual(["Zola's Kitchen", "Époque"]);
      });

      it.each([
        ["kitchen", ["amber kitchen", "Zola's Kitchen"]],
        ["olas k", ["Zola's Kitchen"]],
        ["epo", ["Époque"]],
        ["z", ["Zola's Kitchen"]],
        ["bl", ["Blue Porch", "Blue Porch"]],
        ["% c", ["100% Cotton_Wool"]],
        ["n_w", ["100% Cotton_Wool"]],
        ["%", ["100% Cotton_Wool"]],
        ["kitchen blue", []],
      ])("can be filtered by a title substring: %s", async (titlePart, titles) => {
        expect(await site.list({ titlePart, sort: "name" })).toEqual(titles);
      });

      it("can be filtered by category and state", async () => {
        expect(await site.list({ category: beauty.name })).toEqual(["Époque"]);
        expect(await site.list({ state: "Ohio", sort: "name" })).toEqual(["100% Cotton_Wool", "Blue Porch"]);
        expect(await site.list({ state: "Ohio", category: food.name, titlePart: "blue" })).toEqual([
          "Blue Porch",
        ]);
        expect(await site.list({ state: "Ohio", category: beauty.name })).toEqual([]);
        expect(await site.list({ state: "Utah" })).toEqual([]);
        expect(await site.list({ kind: "venue" })).toEqual([]);
      });
    });

    describe.each(sorts)("pages sorted by %s", (sort) => {
      it("neither skip nor repeat rows with equal keys", async () => {
        const all = await site.list({ sort });
        for (const limit of [1, 2, 4]) {
          const pages = await site.listPages(limit, { sort });
          expect(pages.flat()).toEqual(all);
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        }
        expect((await site.listPages(1, { sort, titlePart: "blue" })).flat()).toHaveLength(2);
        expect((await site.listPages(3, { sort, state: "Georgia" })).flat()).toHaveLength(4);
      });

      it("end when the last page is exactly full", async () => {
        expect(await site.listPages(3, { sort })).toHaveLength(2);
      });
    });
  },
);
