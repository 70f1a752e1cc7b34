import { describe, expect, it } from "vitest";
import { documentKinds } from "../document-kinds.ts";
import { addBusinesses } from "./rows-for-tests.ts";
import { defaultList, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

const hostile: readonly (readonly [string, string])[] = [
  ["quotes", `"soul' food''`],
  ["a backslash", "food\\"],
  ["SQL wildcards", "%_%"],
  ["tsquery operators", "soul & !(food | kitchen):*a <-> x"],
  ["Lucene operators", "title:(+soul -food) AND kitchen~2^3 OR [a TO z] /.*/ * ?"],
  ["an SQL statement", "'; drop table businesses; --"],
  ["JSON", `{"match_all":{}}`],
  ["ten thousand letters", "x".repeat(10_000)],
  ["ten thousand words", "ab ".repeat(10_000)],
  ["two thousand different words", Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(" ")],
  ["an emoji", "🙂🏽"],
  ["right-to-left text", "مطعم \u202eabc"],
  ["a lone surrogate", "\ud83d"],
  ["control characters", "\u0001\u001f\u007f"],
  ["punctuation", "?!.,:;-()[]{}/|&*^~"],
  ["a blank", " "],
];

withEachEngine(
  (db) =>
    addBusinesses(db, [
      { name: "Soul Food Kitchen" },
      { name: `100% "Real" \\ _Cotton_ & 'Wool' (*)` },
      { name: "مطعم السعادة" },
      { name: "🙂 Smile Bar" },
    ]),
  (site) => {
    const list = { ...defaultList, category: null };
    const place = (city: string) => ({ kind: "cities" as const, cities: [{ city, state: city }] });

    describe.each(hostile)("%s", (_what, text) => {
      it("only matches documents that contain it", async () => {
        const words = text.split(" ");
        const titles = [
          ...(await site.find({ words: ["zzz", ...words] })),
          ...(await site.find({ titlePart: `zzz${text}` })),
          ...(await site.find({ category: text })),
          ...(await site.find({ place: { kind: "state", state: text } })),
          ...(await site.find({ place: place(text) })),
          ...(await site.list({ titlePart: `zzz${text}` })),
          ...(await site.list({ category: text })),
          ...(await site.list({ state: text })),
          ...(await site.engine.match({ kind: "business", text: `zzz ${text}`, field: "text", limit: 9 })),
          ...(await site.engine.findTitles([text])),
        ];
        expect(titles).toEqual([]);
        expect((await site.engine.count({ ...list, titlePart: `zzz${text}` }, null)).total.count).toBe(0);
        expect(
          await site.engine.listPins({ list: { ...list, category: text }, boxes: [all], offset: 0 }),
        ).toEqual([]);
      });

      it("never fails", async () => {
        const ask = [
          site.find({ words: text.split(" ") }),
          site.find({ words: text.split(" "), match: "any" }),
          site.find({ titlePart: text }),
          site.list({ titlePart: text }),
          site.engine.suggest({ kinds: ofKind("business"), prefix: text, now, limit: 9 }),
          site.engine.suggest({ kinds: ofKind("business"), prefix: `soul ${text}`, now, limit: 9 }),
          site.engine.match({ kind: "business", text, field: "text", limit: 9 }),
          site.engine.findWords({ kinds: documentKinds, words: text.split(" ") }),
        ];
        for (const found of await Promise.all(ask)) expect(found.length).toBeLessThanOrEqual(4);
      });
    });

    const all = { west: -180, south: -90, east: 180, north: 90 };

    it.each([
      [`"real" \\ _c`, 1],
      ["(*)", 1],
      ['% "', 1],
      ["سعا", 1],
      ["🙂", 1],
      ["\\", 1],
      ["_", 1],
      ["l food_k", 0],
      ["soul%kitchen", 0],
    ])("matches special characters in titles literally: %s", async (titlePart, count) => {
      expect(await site.list({ titlePart })).toHaveLength(count);
      expect(await site.find({ titlePart })).toHaveLength(count);
    });

    it("finds words in other scripts", async () => {
      expect(await site.find({ words: ["مطعم"] })).toEqual(["مطعم السعادة"]);
    });
  },
);
