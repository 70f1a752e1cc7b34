import { describe, expect, it } from "vitest";
import { addBusinesses, beauty } from "./rows-for-tests.ts";
import { ofKind, withEachEngine } from "./set-up-for-tests.ts";

withEachEngine(
  (db) =>
    addBusinesses(db, [
      {
        name: "Amara's Braiding Studio",
        category_id: beauty.id,
        description: "Knotless styles for every crown.",
      },
      { name: "Crown & Comb", category_id: beauty.id, description: "We braid by appointment." },
      { name: "Café Édith", description: "Crêpes by the river." },
      { name: "PEACHTREE INK", description: "Prints." },
      { name: "Low Tide Kitchen", description: "About soul food." },
      { name: "Studio 54 Prints", description: "Cards." },
    ]),
  (site) => {
    const find = (...words: string[]) => site.find({ words });

    describe("words", () => {
      it("match with and without accents", async () => {
        expect(await find("cafe", "edith")).toEqual(["Café Édith"]);
        expect(await find("crepes")).toEqual(["Café Édith"]);
      });

      it("are case-insensitive", async () => {
        expect(await find("peachtree")).toEqual(["PEACHTREE INK"]);
      });

      it.each(["amara's", "amaras", "amara"])("match with and without an apostrophe: %s", async (word) => {
        expect(await find(word)).toEqual(["Amara's Braiding Studio"]);
      });

      it.each(["braid", "braids", "braiding", "braided"])("match in every form: %s", async (word) => {
        expect(await find(word)).toEqual(["Amara's Braiding Studio", "Crown & Comb"]);
      });

      it("may be numbers", async () => {
        expect(await find("54")).toEqual(["Studio 54 Prints"]);
      });

      it("must all occur in the title, category, place or text", async () => {
        expect(await find("braiding", "beauty", "savannah", "knotless")).toEqual(["Amara's Braiding Studio"]);
        expect(await find("braiding", "beauty", "savannah", "soul")).toEqual([]);
      });

      it("do not match within other words", async () => {
        expect(await find("tree")).toEqual([]);
      });

      it("can be alternatives", async () => {
        const any = await site.find({ words: ["crepes", "knotless", "loom"], match: "any" });
        expect(any.toSorted()).toEqual(["Amara's Braiding Studio", "Café Édith"]);
      });

      it("ignore stop words beside others", async () => {
        expect(await find("the", "kitchen", "of", "about")).toEqual(["Low Tide Kitchen"]);
      });

      it("find nothing when all are stop words", async () => {
        expect(await find("about", "the")).toEqual([]);
      });

      it("do not match other kinds", async () => {
        expect(await site.find({ words: ["kitchen"], kinds: ofKind("venue") })).toEqual([]);
      });
    });

    describe("a title substring", () => {
      it.each([
        ["eachtr", ["PEACHTREE INK"]],
        ["amaras b", ["Amara's Braiding Studio"]],
        ["54", ["Studio 54 Prints"]],
        ["é", []],
        ["fe edi", ["Café Édith"]],
        ["w tide", ["Low Tide Kitchen"]],
      ])("finds titles: %s", async (titlePart, titles) => {
        expect(await site.find({ titlePart })).toEqual(titles);
      });

      it("can be combined with a category", async () => {
        expect(await site.find({ titlePart: "studio", category: beauty.name })).toEqual([
          "Amara's Braiding Studio",
        ]);
      });
    });
  },
);
