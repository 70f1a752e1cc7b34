import { afterEach, describe, expect, it } from "vitest";
import { documentKinds } from "../document-kinds.ts";
import { addBusiness, addEvent, addProduct, beauty, food } from "./rows-for-tests.ts";
import { defaultList, events, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

withEachEngine(
  async () => {},
  (site) => {
    const find = (word: string, kinds = ofKind("business")) => site.find({ words: [word], kinds });
    const facets = async () => {
      const { categories, total } = await site.engine.count(defaultList, null);
      return [total.count, ...categories.map(({ name }) => name)];
    };
    const change = async (id: string, set: object) => {
      await site.database.db.updateTable("businesses").set(set).where("id", "=", id).execute();
      await site.refresh();
    };
    const add = async (values: Parameters<typeof addBusiness>[1]) => {
      const id = await addBusiness(site.database.db, values);
      await site.refresh();
      return id;
    };

    describe("a changed document", () => {
      afterEach(async () => {
        await site.database.db.deleteFrom("businesses").execute();
        await site.refresh();
      });

      it("is found only by its new name", async () => {
        const id = await add({ name: "Low Tide Kitchen" });
        expect(await find("tide")).toEqual(["Low Tide Kitchen"]);
        await change(id, { name: "High Noon Kitchen" });
        expect(await find("tide")).toEqual([]);
        expect(await find("noon")).toEqual(["High Noon Kitchen"]);
        expect(await site.list({ titlePart: "tide" })).toEqual([]);
        expect(await site.engine.findTitles(["low tide kitchen", "high noon kitchen"])).toEqual([
          "high noon kitchen",
        ]);
      });

      it("is counted in its new category", async () => {
        const id = await add({ name: "Low Tide Kitchen" });
        expect(await facets()).toEqual([1, food.name]);
        await change(id, { category_id: beauty.id });
        expect(await facets()).toEqual([1, beauty.name]);
        expect(await site.list({ category: food.name })).toEqual([]);
      });

      it("is found at its new location", async () => {
        const id = await add({ name: "Low Tide Kitchen" });
        const around = (latitude: number) => {
          const point = { latitude, longitude: -81.09 };
          return site.find({ words: ["tide"], place: { kind: "point", point, maxKm: 20 } });
        };
        await change(id, { latitude: 35 });
        expect(await around(32.08)).toEqual([]);
        expect(await around(35)).toEqual(["Low Tide Kitchen"]);
      });

      it("is sorted by its new rating after a review", async () => {
        await add({ name: "Low Tide Kitchen", ratings: [4] });
        const id = await add({ name: "High Noon Kitchen", ratings: [3] });
        expect((await site.list({ sort: "rating" }))[0]).toBe("Low Tide Kitchen");
        const review = { business_id: id, comment: "Good.", status: "Approved", rating: 5 };
        await site.database.db.insertInto("reviews").values([review, review, review]).execute();
        await site.refresh();
        expect((await site.list({ sort: "rating" }))[0]).toBe("High Noon Kitchen");
      });

      it("is no longer found or counted once deleted", async () => {
        const id = await add({ name: "Low Tide Kitchen" });
        await site.database.db.deleteFrom("businesses").where("id", "=", id).execute();
        await site.refresh();
        expect(await find("tide")).toEqual([]);
        expect(await site.list()).toEqual([]);
        expect(await facets()).toEqual([0]);
        expect(await site.engine.findWords({ kinds: documentKinds, words: ["tide"] })).toEqual([]);
      });
    });

    it("an unpublished document is not found until it is published again", async () => {
      const { db } = site.database;
      const id = await addProduct(db, "Indigo Throw", 15_000);
      const fair = await addEvent(db, { name: "Indigo Fair", at: "2031-12-05T16:00:00Z" });
      const kinds = [...ofKind("product"), ...events];
      const show = async (status: string, canceled_at: Date | null) => {
        await db.updateTable("products").set({ status }).where("id", "=", id).execute();
        await db.updateTable("events").set({ canceled_at }).where("id", "=", fair).execute();
        await site.refresh();
        const suggested = await site.engine.suggest({ kinds, prefix: "ind", now, limit: 9 });
        const matched = await site.engine.match({ kind: "event", text: "indigo", field: "text", limit: 9 });
        return [await find("indigo", kinds), suggested.length, matched.length];
      };
      const all = [["Indigo Throw", "Indigo Fair"], 2, 1];
      expect(await show("published", null)).toEqual(all);
      expect(await show("draft", now)).toEqual([[], 0, 0]);
      expect(await show("published", null)).toEqual(all);
    });
  },
);
