import { describe, expect, it } from "vitest";
import type { SearchPoint } from "../engine.ts";
import { addBusinesses, beauty } from "./rows-for-tests.ts";
import { withEachEngine } from "./set-up-for-tests.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const savannah = at(32.08, -81.09);
const nullIsland = at(0, 0);
const taveuni = at(-16.8, 179.98);

withEachEngine(
  (db) =>
    addBusinesses(db, [
      { name: "Next Door Diner", ...at(32.081, -81.09) },
      { name: "Across Town Diner", ...at(32.02, -81.09), featured: true },
      { name: "Hilton Head Diner", ...at(32.2, -80.7) },
      { name: "Macon Diner", ...at(32.84, -83.63), featured: true },
      { name: "Next Door Salon", category_id: beauty.id, ...at(32.079, -81.09) },
      { name: "Nowhere Diner", latitude: null, longitude: null, featured: true },
      { name: "Southwest Boat", ...at(-0.3, -0.4) },
      { name: "Northeast Boat", ...at(0.1, 0.1) },
      { name: "Dateline East", ...at(-16.8, -179.95) },
      { name: "Dateline West", ...at(-16.8, 179.7) },
    ]),
  (site) => {
    const place = (point: SearchPoint, maxKm: number | null) => ({ kind: "point" as const, point, maxKm });
    const near = (point: SearchPoint, maxKm: number | null) => ({ near: { point, maxKm } });

    describe("a search around a point", () => {
      it("sorts by distance, not by quality", async () => {
        expect(await site.find({ words: ["diner"], place: place(savannah, 80) })).toEqual([
          "Next Door Diner",
          "Across Town Diner",
          "Hilton Head Diner",
        ]);
      });

      it("finds nothing beyond the radius", async () => {
        expect(await site.find({ words: ["diner"], place: place(savannah, 7) })).toEqual([
          "Next Door Diner",
          "Across Town Diner",
        ]);
        expect(await site.find({ words: ["diner"], place: place(savannah, 6) })).toEqual(["Next Door Diner"]);
        expect(await site.find({ place: place(savannah, 7) })).toHaveLength(3);
        expect(await site.find({ category: beauty.name, place: place(savannah, 0.05) })).toEqual([]);
      });

      it("finds the nearest at any distance without a radius", async () => {
        expect(await site.find({ words: ["diner"], place: place(at(33.7, -84.4), null) })).toEqual([
          "Macon Diner",
          "Next Door Diner",
          "Across Town Diner",
          "Hilton Head Diner",
        ]);
        expect((await site.find({ place: place(savannah, null) })).at(-1)).toMatch(/Dateline/);
      });

      it("can be limited to a category, and needs coordinates", async () => {
        expect(await site.find({ category: beauty.name, place: place(savannah, 80) })).toEqual([
          "Next Door Salon",
        ]);
        expect(await site.find({ place: place(savannah, null) })).not.toContain("Nowhere Diner");
      });

      it("returns distances", async () => {
        const [group] = await site.findGroups({ words: ["diner"], place: place(savannah, 80) });
        const [first, second, third] = group?.hits ?? [];
        expect(first?.distanceKm).toBeCloseTo(0.11, 2);
        expect(second?.distanceKm).toBeCloseTo(6.67, 1);
        expect(third?.distanceKm).toBeCloseTo(39, 0);
        expect(group?.total.count).toBe(3);
      });

      it("crosses the equator and the prime meridian", async () => {
        expect(await site.find({ words: ["boat"], place: place(nullIsland, 80) })).toEqual([
          "Northeast Boat",
          "Southwest Boat",
        ]);
      });

      it("crosses the date line", async () => {
        const found = ["Dateline East", "Dateline West"];
        expect(await site.find({ words: ["dateline"], place: place(taveuni, 80) })).toEqual(found);
        expect(await site.find({ place: place(taveuni, 80) })).toEqual(found);
        expect(await site.find({ words: ["dateline"], place: place(taveuni, 8) })).toEqual(["Dateline East"]);
      });
    });

    describe("a list around a point", () => {
      it("is sorted by distance and returns distances", async () => {
        const { hits, next } = await site.engine.list({
          kind: "business",
          titlePart: "",
          category: null,
          state: null,
          sort: "best",
          ...near(savannah, 8),
          after: null,
          limit: 9,
        });
        expect(await site.titlesOf(hits.map(({ id }) => id))).toHaveLength(3);
        expect(hits[2]?.distanceKm).toBeCloseTo(6.67, 1);
        expect(next).toBeNull();
      });

      it("can be paged", async () => {
        const all = await site.list(near(savannah, null));
        expect(all).toHaveLength(9);
        const pages = await site.listPages(2, near(savannah, null));
        expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 2, 1]);
        expect(pages.flat()).toEqual(all);
      });

      it("can be filtered by category and title substring", async () => {
        expect(await site.list({ ...near(savannah, null), category: beauty.name })).toEqual([
          "Next Door Salon",
        ]);
        expect(await site.list({ ...near(savannah, 80), titlePart: "ext door d" })).toEqual([
          "Next Door Diner",
        ]);
      });

      it("crosses the equator and the date line", async () => {
        expect(await site.list(near(nullIsland, 80))).toEqual(["Northeast Boat", "Southwest Boat"]);
        expect(await site.list(near(taveuni, 80))).toEqual(["Dateline East", "Dateline West"]);
        expect((await site.list(near(taveuni, null))).slice(0, 2)).toEqual([
          "Dateline East",
          "Dateline West",
        ]);
      });
    });
  },
);
