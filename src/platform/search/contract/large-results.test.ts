import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addBusinesses, savannah } from "./rows-for-tests.ts";
import { defaultList, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

/** More of a kind than are counted or compared; the best of them are in Macon. */
const many = 1_005;

withEachEngine(
  async (db) => {
    await sql`
      insert into businesses (name, category_id, location, latitude, longitude, featured)
      select 'Corner Diner ' || at, 2, 'Macon, Georgia', 32.84, -83.63, true from generate_series(1, ${many}::integer) as at`.execute(
      db,
    );
    await addBusinesses(db, [
      { name: "The Bakery of Braiding" },
      { name: "Diner Zenith", latitude: savannah.latitude + 0.1 },
    ]);
  },
  (site) => {
    const capped = { count: 1_000, isCapped: true };

    describe("of very many,", () => {
      it("a thousand are counted", async () => {
        expect((await site.findGroups({ words: ["diner"] }))[0]?.total).toEqual(capped);
        expect((await site.findGroups({}))[0]?.total).toEqual(capped);
        expect((await site.findGroups({ titlePart: "ine" }))[0]?.total).toEqual(capped);
        expect((await site.engine.count(defaultList, null)).total).toEqual(capped);
        expect((await site.engine.count({ ...defaultList, titlePart: "ine" }, null)).total).toEqual(capped);
        const { categories } = await site.engine.count(defaultList, null);
        expect(categories.map(({ documents }) => documents)).toEqual([many + 2]);
      });

      it("all are on pages", async () => {
        const pages = await site.listPages(400, { sort: "name" });
        expect(pages.map((page) => page.length)).toEqual([400, 400, 207]);
        expect(new Set(pages.flat()).size).toBe(many + 2);
      });

      it("the nearest are found, however many are better and farther", async () => {
        const place = { kind: "point" as const, point: savannah };
        const nearest = async (maxKm: number | null, words: string[]) =>
          (await site.find({ place: { ...place, maxKm }, words, limit: 2 }))[0];
        expect(await nearest(50, ["diner"])).toBe("Diner Zenith");
        expect(await nearest(null, ["diner"])).toBe("Diner Zenith");
        expect(await nearest(50, [])).toBe("The Bakery of Braiding");
        expect(await nearest(null, [])).toBe("The Bakery of Braiding");
      });

      it("the title that was asked for is the first", async () => {
        expect((await site.find({ words: ["diner", "zenith"] }))[0]).toBe("Diner Zenith");
        expect((await site.find({ words: ["corner", "diner", "77"] }))[0]).toBe("Corner Diner 77");
      });

      it.each(["zen", "the bak", "bakery of br", "braidi", "braiding", "bakery"])(
        "one is suggested for %s",
        async (prefix) => {
          const found = await site.engine.suggest({ kinds: ofKind("business"), prefix, now, limit: 9 });
          expect(found).toHaveLength(1);
        },
      );

      it("one is found by a part of its title", async () => {
        expect(await site.find({ titlePart: "akery" })).toEqual(["The Bakery of Braiding"]);
        expect(await site.list({ titlePart: "akery" })).toEqual(["The Bakery of Braiding"]);
        expect(await site.list({ titlePart: "f b" })).toEqual(["The Bakery of Braiding"]);
        const matched = await site.engine.match({ kind: "business", text: "akery", field: null, limit: 9 });
        expect(await site.titlesOf(matched)).toEqual(["The Bakery of Braiding"]);
      });
    });
  },
);
