import { describe, expect, it } from "vitest";
import type { SearchGrid, SearchList } from "../engine.ts";
import { addBusinesses, beauty, food } from "./rows-for-tests.ts";
import { defaultList, withEachEngine } from "./set-up-for-tests.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const inGeorgia = { location: "Savannah, Georgia" };
const inOhio = { location: "Columbus, Ohio", ...at(39.96, -83) };

withEachEngine(
  async (db) => {
    await addBusinesses(db, [
      { name: "Blue Diner", ...inGeorgia, ...at(32.08, -81.09), featured: true },
      { name: "Blue Plate", ...inGeorgia, ...at(32.02, -81.09) },
      { name: "Blue Salon", ...inGeorgia, ...at(32.84, -83.63), category_id: beauty.id, verified: true },
      { name: "Red Diner", ...inOhio },
      { name: "Red Salon", ...inOhio, category_id: beauty.id },
      { name: "Red Repairs", ...inOhio, latitude: null, longitude: null, category_id: null },
    ]);
    const venues = [
      { venue_name: "Blue Room", venue_type: "Club", state: "GA" },
      { venue_name: "Red Room", venue_type: null, state: null },
    ];
    await db.insertInto("venues").values(venues).execute();
  },
  (site) => {
    const count = (list: Partial<SearchList> = {}, grid: SearchGrid | null = null) =>
      site.engine.count({ ...defaultList, ...list }, grid);
    const all = [food.name, 3, beauty.name, 2, "Other", 1];
    const listed = (facets: readonly { name: string | null; documents: number }[]) =>
      facets.flatMap(({ name, documents }) => [name, documents]);

    describe("the counts of a list", () => {
      it("have the total and the size of each category and state, largest first", async () => {
        const { total, categories, states, isApproximate } = await count();
        expect(total).toEqual({ count: 6, isCapped: false });
        expect(listed(categories)).toEqual(all);
        expect(listed(states).toSorted()).toEqual(["Georgia", 3, "Ohio", 3].toSorted());
        expect(isApproximate).toBe(false);
      });

      it("ignore the category filter for categories and the state filter for states", async () => {
        const { total, categories, states } = await count({ category: beauty.name, state: "Ohio" });
        expect(total.count).toBe(1);
        expect(listed(categories).toSorted()).toEqual([beauty.name, 1, food.name, 1, "Other", 1].toSorted());
        expect(listed(states).toSorted()).toEqual(["Georgia", 1, "Ohio", 1].toSorted());
      });

      it("can be limited to titles that contain a text", async () => {
        const { total, categories, states } = await count({ titlePart: "lue" });
        expect(total).toEqual({ count: 3, isCapped: false });
        expect(listed(categories)).toEqual([food.name, 2, beauty.name, 1]);
        expect(listed(states)).toEqual(["Georgia", 3]);
        const inOne = await count({ titlePart: "lue", category: beauty.name });
        expect(inOne.total.count).toBe(1);
        expect(listed(inOne.categories)).toEqual([food.name, 2, beauty.name, 1]);
        expect(listed(inOne.states)).toEqual(["Georgia", 1]);
      });

      it("are zero when nothing matches", async () => {
        const nothing = { categories: [], states: [], cells: [], total: { count: 0, isCapped: false } };
        expect(await count({ titlePart: "xqz" }, world)).toMatchObject(nothing);
        expect(await count({ kind: "stay" }, world)).toMatchObject(nothing);
      });

      it("include documents without a category, but no missing state", async () => {
        const { categories, states } = await count({ kind: "venue" });
        expect(listed(categories).map(String).toSorted()).toEqual(["1", "1", "Club", "null"]);
        expect(listed(states)).toEqual(["Georgia", 1]);
      });
    });

    const world: SearchGrid = { west: -180, south: -90, east: 179.999, north: 89.999, degrees: 5 };
    const south: SearchGrid = { west: -85, south: 30, east: -80.01, north: 34.99, degrees: 1 };

    describe("the cells of a map", () => {
      it("have a count and a mean position, largest first", async () => {
        const { cells } = await count({}, world);
        expect(cells.map(({ documents }) => documents)).toEqual([3, 2]);
        expect(cells[0]?.latitude).toBeCloseTo((32.08 + 32.02 + 32.84) / 3, 5);
        expect(cells[0]?.longitude).toBeCloseTo((-81.09 - 81.09 - 83.63) / 3, 5);
      });

      it("cover one area, in cells of the requested size", async () => {
        const { cells, total } = await count({}, south);
        expect(cells.map(({ documents }) => documents)).toEqual([2, 1]);
        expect(cells[0]?.latitude).toBeCloseTo(32.05, 5);
        expect(total.count).toBe(6);
      });

      it("follow the filters", async () => {
        const counted = async (list: Partial<SearchList>) =>
          (await count(list, world)).cells.map(({ documents }) => documents);
        expect(await counted({ category: beauty.name })).toEqual([1, 1]);
        expect(await counted({ state: "Georgia" })).toEqual([3]);
        expect(await counted({ titlePart: "diner" })).toEqual([1, 1]);
        expect(await counted({ titlePart: "blue", category: food.name })).toEqual([2]);
      });
    });

    const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });
    const georgia = box(-86, 30, -80, 35);
    const pins = async (list: Partial<SearchList>, boxes = [georgia], offset = 0) =>
      site.engine.listPins({ list: { ...defaultList, ...list }, boxes, offset });
    const titles = async (...args: Parameters<typeof pins>) =>
      site.titlesOf((await pins(...args)).map(({ id }) => id));

    describe("pins", () => {
      it("are the best documents of an area, with their position", async () => {
        expect(await titles({})).toEqual(["Blue Diner", "Blue Salon", "Blue Plate"]);
        expect((await pins({}))[0]).toEqual({ id: expect.any(String), ...at(32.08, -81.09) });
      });

      it("can be paged by offset", async () => {
        expect(await titles({ limit: 2 })).toEqual(["Blue Diner", "Blue Salon"]);
        expect(await titles({ limit: 2 }, [georgia], 2)).toEqual(["Blue Plate"]);
        expect(await titles({ limit: 2 }, [georgia], 4)).toEqual([]);
      });

      it("can be in any of several boxes", async () => {
        const savannah = box(-82, 31, -81, 33);
        expect((await titles({}, [savannah, box(-84, 39, -82, 41)])).toSorted()).toEqual([
          "Blue Diner",
          "Blue Plate",
          "Red Diner",
          "Red Salon",
        ]);
        expect(await titles({}, [box(10, 10, 20, 20)])).toEqual([]);
      });

      it("follow the filters", async () => {
        expect(await titles({ category: beauty.name })).toEqual(["Blue Salon"]);
        expect(await titles({ titlePart: "plate" })).toEqual(["Blue Plate"]);
        expect(await titles({ state: "Ohio" })).toEqual([]);
      });
    });
  },
);
