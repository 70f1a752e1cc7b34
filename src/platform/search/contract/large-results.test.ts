import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addBusinesses, savannah } from "./rows-for-tests.ts";
import { defaultList, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

/** More than engines count or score. The best ones are in Macon. */
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

    describe("with very many matches", () => {
      it("counts stop at a thousand", async () => {
        expect((await site.findGroups({ words: ["diner"] }))[0]?.total).toEqual(capped);
        expect((await site.findGroups({}))[0]?.total).toEqual(capped);
        expect((await site.findGroups({ titlePart: "ine" }))[0]?.total).toEqual(capped);
        expect((await site.engine.count(defaultList, null)).total).toEqual(capped);
        expect((await site.engine.count({ ...defaultList, titlePart: "ine" }, null)).total).toEqual(capped);
        const { categories } = await site.engine.count(defaultList, null);
        expect(categories.map(({ documents }) => documents)).toEqual([many + 2]);
      });

      it("pages reach all of them", async () => {
        const pages = await site.listPages(400, { sort: "name" });
        expect(pages.map((page) => page.length)).toEqual([400, 400, 207]);
        expect(new Set(pages.flat()).size).toBe(many + 2);
      });

      it("the nearest are found behind many better ones farther away", async () => {
        const place = { kind: "point" as const, point: savannah };
        const nearest = async (maxKm: number | null, words: string[]) =>
          (await site.find({ place: { ...place, maxKm }, words, limit: 2 }))[0];
        expect(await nearest(50, ["diner"])).toBe("Diner Zenith");
        expect(await nearest(null, ["diner"])).toBe("Diner Zenith");
        expect(await nearest(50, [])).toBe("The Bakery of Braiding");
        expect(await nearest(null, [])).toBe("The Bakery of Braiding");
      });

      it("an exact title comes first", async () => {
        expect((await site.find({ words: ["diner", "zenith"] }))[0]).toBe("Diner Zenith");
        expect((await site.find({ words: ["corner", "diner", "77"] }))[0]).toBe("Corner Diner 77");
      });

      it.each(["zen", "the bak", "bakery of br", "braidi", "braiding", "bakery"])(
        "a rare title is suggested for %s",
        async (prefix) => {
          const found = await site.engine.suggest({ kinds: ofKind("business"), prefix, now, limit: 9 });
          expect(found).toHaveLength(1);
        },
      );

      it("a rare title is found by a substring", async () => {
        expect(await site.find({ titlePart: "akery" })).toEqual(["The Bakery of Braiding"]);
        expect(await site.list({ titlePart: "akery" })).toEqual(["The Bakery of Braiding"]);
        expect(await site.list({ titlePart: "f b" })).toEqual(["The Bakery of Braiding"]);
        const matched = await site.engine.match({ kind: "business", text: "akery", field: null, limit: 9 });
        expect(await site.titlesOf(matched)).toEqual(["The Bakery of Braiding"]);
      });
    });
  },
);
