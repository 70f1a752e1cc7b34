import { describe, expect, it } from "vitest";
import { documentKinds } from "../document-kinds.ts";
import { addBusinesses, addEvent, addProduct, beauty } from "./rows-for-tests.ts";
import { now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

withEachEngine(
  async (db) => {
    await addBusinesses(db, [
      { name: "Weft Works", description: "Indigo cloth by the yard." },
      { name: "House of Indigo" },
      { name: "Indigo Dye House" },
      { name: "Indigo" },
      { name: "Tin Roof Diner", image_url: "/files/tin.webp", description: "Grits and gravy." },
      { name: "Oak Roof Diner", ratings: [5, 5, 5, 5, 5, 5] },
      { name: "Elm Roof Diner", ratings: [1, 1, 1, 1, 1, 1] },
      { name: "Best of Town", category_id: beauty.id, featured: true, verified: true },
    ]);
    await addProduct(db, "Indigo Throw", 15_000);
    await addEvent(db, { name: "Indigo Fair", at: "2031-12-05T16:00:00Z" });
    await db.insertInto("venues").values({ venue_name: "The Loom", city: "Macon", state: "GA" }).execute();
  },
  (site) => {
    describe("results", () => {
      it("rank an exact title first, then a title prefix, a title word and a word of the text", async () => {
        expect(await site.find({ words: ["indigo"] })).toEqual([
          "Indigo",
          "Indigo Dye House",
          "House of Indigo",
          "Weft Works",
        ]);
      });

      it("have scores that compare between kinds", async () => {
        const [{ hits } = { hits: [] }] = await site.findGroups({ words: ["indigo"] });
        const [exact = 0, beginning = 0, word = 0, text = 0] = hits.map(({ score }) => score);
        expect(exact).toBeGreaterThanOrEqual(3);
        expect(beginning).toBeGreaterThanOrEqual(1.5);
        expect(beginning).toBeLessThan(3);
        expect(word).toBeLessThan(1.5);
        expect(text).toBeLessThan(word);
        expect(text).toBeGreaterThan(0);
      });

      it("are sorted by quality when they match equally well", async () => {
        expect(await site.find({ words: ["roof", "diner"] })).toEqual([
          "Oak Roof Diner",
          "Tin Roof Diner",
          "Elm Roof Diner",
        ]);
      });

      it("are the best of the kind without a query", async () => {
        expect((await site.find({ limit: 2 })).at(0)).toBe("Best of Town");
      });

      it("are limited, with a total beyond the limit", async () => {
        const [group] = await site.findGroups({ words: ["indigo"], limit: 2 });
        expect(group?.hits.map(({ title }) => title)).toEqual(["Indigo", "Indigo Dye House"]);
        expect(group?.total).toEqual({ count: 4, isCapped: false });
      });

      it("are grouped by kind, in the requested order, without empty groups", async () => {
        const kinds = [
          { kind: "product", hasDates: false },
          { kind: "event", hasDates: true },
          ...ofKind("venue"),
          ...ofKind("business"),
        ];
        const groups = await site.findGroups({ kinds, words: ["indigo"] });
        expect(groups.map(({ kind, hits }) => [kind, hits[0]?.title])).toEqual([
          ["product", "Indigo Throw"],
          ["event", "Indigo Fair"],
          ["business", "Indigo"],
        ]);
        expect(await site.findGroups({ kinds: [], words: ["indigo"] })).toEqual([]);
      });

      it("have every field that is displayed", async () => {
        const [group] = await site.findGroups({ words: ["grits"] });
        expect(group?.hits).toEqual([
          {
            kind: "business",
            id: expect.any(String),
            title: "Tin Roof Diner",
            detail: "Food & Beverage · Savannah, Georgia",
            summary: "Grits and gravy.",
            pictureUrl: "/files/tin.webp",
            price: null,
            score: expect.any(Number),
            distanceKm: null,
          },
        ]);
        const [goods] = await site.findGroups({ kinds: ofKind("product"), words: ["throw"] });
        expect(goods?.hits[0]).toMatchObject({ kind: "product", price: "$150.00" });
      });
    });

    describe("match", () => {
      type Field = Parameters<typeof site.engine.match>[0]["field"];
      const match = async (text: string, field: Field = null) => {
        const ids = await site.engine.match({ kind: "business", text, field, limit: 9 });
        return (await site.titlesOf(ids)).toSorted();
      };

      it("finds substrings of titles", async () => {
        expect(await match("ndig")).toHaveLength(3);
        expect(await match("k roof")).toEqual(["Oak Roof Diner"]);
        expect(await match("%")).toEqual([]);
      });

      it("finds adjacent words in the field, the last one as a prefix", async () => {
        for (const typed of ["grits and gravy", "grits and gra", "grits and gravy.", "gravy"])
          expect(await match(typed, "text"), typed).toEqual(["Tin Roof Diner"]);
        expect(await match("gravy grits", "text")).toEqual([]);
        expect(await match("gravy")).toEqual([]);
        expect(await match("gravy", "place")).toEqual([]);
        expect(await match("savannah, geo", "place")).toContain("Tin Roof Diner");
        expect(await match("savannah, geo", "text")).toEqual([]);
      });

      it("is limited to one kind", async () => {
        const roof = { text: "roof", field: null };
        expect(await site.engine.match({ kind: "business", ...roof, limit: 2 })).toHaveLength(2);
        expect(await site.engine.match({ kind: "venue", ...roof, limit: 9 })).toEqual([]);
      });
    });

    describe("words and titles", () => {
      it("findTitles returns the names that are titles", async () => {
        const names = ["indigo", "the loom", "loom", "weft", "indigo fair"];
        expect((await site.engine.findTitles(names)).toSorted()).toEqual([
          "indigo",
          "indigo fair",
          "the loom",
        ]);
        expect(await site.engine.findTitles([])).toEqual([]);
      });

      it("findWords returns the words that occur in any form", async () => {
        const words = ["gravy", "looms", "throw", "quilt"];
        expect((await site.engine.findWords({ kinds: documentKinds, words })).toSorted()).toEqual([
          "gravy",
          "looms",
          "throw",
        ]);
        expect(await site.engine.findWords({ kinds: documentKinds, words: [] })).toEqual([]);
      });
    });

    it("past events are not found", async () => {
      const kinds = [{ kind: "event", hasDates: true }];
      expect(await site.find({ kinds, words: ["indigo"], now })).toEqual(["Indigo Fair"]);
      const later = new Date("2031-12-06T00:00:00Z");
      expect(await site.find({ kinds, words: ["indigo"], now: later })).toEqual([]);
    });
  },
);
