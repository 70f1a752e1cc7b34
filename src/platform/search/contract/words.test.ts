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
      it("are found with accents and without", async () => {
        expect(await find("cafe", "edith")).toEqual(["Café Édith"]);
        expect(await find("crepes")).toEqual(["Café Édith"]);
      });

      it("are found in any case", async () => {
        expect(await find("peachtree")).toEqual(["PEACHTREE INK"]);
      });

      it.each(["amara's", "amaras", "amara"])(
        "are found with an apostrophe and without: %s",
        async (word) => {
          expect(await find(word)).toEqual(["Amara's Braiding Studio"]);
        },
      );

      it.each(["braid", "braids", "braiding", "braided"])("are found in every form: %s", async (word) => {
        expect(await find(word)).toEqual(["Amara's Braiding Studio", "Crown & Comb"]);
      });

      it("may be numbers", async () => {
        expect(await find("54")).toEqual(["Studio 54 Prints"]);
      });

      it("are found in the title, the category, the place and the text, all of them", async () => {
        expect(await find("braiding", "beauty", "savannah", "knotless")).toEqual(["Amara's Braiding Studio"]);
        expect(await find("braiding", "beauty", "savannah", "soul")).toEqual([]);
      });

      it("are found whole, not as a part of another one", async () => {
        expect(await find("tree")).toEqual([]);
      });

      it("may be any of them where that is asked for", async () => {
        const any = await site.find({ words: ["crepes", "knotless", "loom"], match: "any" });
        expect(any.toSorted()).toEqual(["Amara's Braiding Studio", "Café Édith"]);
      });

      it("that say nothing are ignored beside others", async () => {
        expect(await find("the", "kitchen", "of", "about")).toEqual(["Low Tide Kitchen"]);
      });

      it("that say nothing find nothing alone", async () => {
        expect(await find("about", "the")).toEqual([]);
      });

      it("of another kind find nothing", async () => {
        expect(await site.find({ words: ["kitchen"], kinds: ofKind("venue") })).toEqual([]);
      });
    });

    describe("a part of the title", () => {
      it.each([
        ["eachtr", ["PEACHTREE INK"]],
        ["amaras b", ["Amara's Braiding Studio"]],
        ["54", ["Studio 54 Prints"]],
        ["é", []],
        ["fe edi", ["Café Édith"]],
        ["w tide", ["Low Tide Kitchen"]],
      ])("such as %s finds titles", async (titlePart, titles) => {
        expect(await site.find({ titlePart })).toEqual(titles);
      });

      it("is narrowed down by a category", async () => {
        expect(await site.find({ titlePart: "studio", category: beauty.name })).toEqual([
          "Amara's Braiding Studio",
        ]);
      });
    });
  },
);
