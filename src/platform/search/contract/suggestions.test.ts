import { describe, expect, it } from "vitest";
import { addBusinesses, addEvent, addProduct } from "./rows-for-tests.ts";
import { events, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

withEachEngine(
  async (db) => {
    await addBusinesses(db, [
      { name: "The Marsh Market", featured: true },
      { name: "Marigold Kitchen" },
      { name: "Márlon's Records", verified: true },
      { name: "Low Tide", description: "Marbles and marmalade." },
      { name: "Odette O'Neal & Daughters" },
      { name: "Bakery of the Sun" },
      { name: "ABC Braiding" },
      { name: "2 Sisters" },
      { name: "Rock-Steady (Vinyl)" },
    ]);
    await addEvent(db, { name: "Mardi Parade", at: "2031-12-05T16:00:00Z" });
    await addEvent(db, { name: "Marathon of Verse", at: "2031-03-05T16:00:00Z" });
    await addProduct(db, "Marmalade", 900);
  },
  (site) => {
    const ask = (prefix: string, kinds = ofKind("business"), limit = 9) =>
      site.engine.suggest({ kinds, prefix, now, limit });
    const suggest = async (prefix: string) => (await ask(prefix)).map(({ title }) => title);

    describe("suggestions", () => {
      it("are titles that start with the prefix, then titles with a later word that does", async () => {
        expect(await suggest("mar")).toEqual(["Márlon's Records", "Marigold Kitchen", "The Marsh Market"]);
        expect((await ask("mar")).map(({ isPrefix }) => isPrefix)).toEqual([true, true, false]);
      });

      it("start with the first letter", async () => {
        expect(await suggest("o")).toEqual(["Odette O'Neal & Daughters", "Bakery of the Sun"]);
        expect(await suggest("ki")).toEqual(["Marigold Kitchen"]);
        expect(await suggest("2")).toEqual(["2 Sisters"]);
      });

      it.each([
        ["marigold k", ["Marigold Kitchen"]],
        ["marigold kitchen", ["Marigold Kitchen"]],
        ["marigold s", []],
        ["marsh mark", ["The Marsh Market"]],
        ["the mar", ["The Marsh Market"]],
        ["bakery of the s", ["Bakery of the Sun"]],
        ["abc braidi", ["ABC Braiding"]],
        ["braiding", ["ABC Braiding"]],
        ["rock-st", ["Rock-Steady (Vinyl)"]],
        ["steady", ["Rock-Steady (Vinyl)"]],
        ["vin", ["Rock-Steady (Vinyl)"]],
      ])("match later words: %s", async (prefix, titles) => {
        expect(await suggest(prefix)).toEqual(titles);
      });

      it.each(["odette o'neal", "odette oneal", "oneal and d", "o'n"])(
        "ignore apostrophes: %s",
        async (prefix) => {
          expect(await suggest(prefix)).toEqual(["Odette O'Neal & Daughters"]);
        },
      );

      it.each(["arigold", "arlon", "itchen"])("do not match within words: %s", async (prefix) => {
        expect(await suggest(prefix)).toEqual([]);
      });

      it("come only from titles", async () => {
        expect(await suggest("marb")).toEqual([]);
        expect(await suggest("food")).toEqual([]);
      });

      it("are limited per requested kind, without past events", async () => {
        const kinds = [...ofKind("business"), ...events, ...ofKind("product")];
        const found = await ask("mar", kinds, 1);
        expect(found.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
          "business Márlon's Records",
          "event Mardi Parade",
          "product Marmalade",
        ]);
        expect(found.find(({ kind }) => kind === "product")).toEqual({
          kind: "product",
          id: expect.any(String),
          title: "Marmalade",
          detail: expect.any(String),
          pictureUrl: null,
          price: "$9.00",
          isPrefix: true,
        });
        expect(await ask("mar", [])).toEqual([]);
      });

      it("are empty for an empty prefix", async () => {
        expect(await ask("")).toEqual([]);
      });
    });
  },
);
