import { describe, expect, it } from "vitest";
import { addBusinesses, addProduct, beauty, food } from "./rows-for-tests.ts";
import { ofKind, withEachEngine } from "./set-up-for-tests.ts";

withEachEngine(
  async (db) => {
    await addBusinesses(db, [
      { name: "Ames Diner", location: "Savannah, Georgia" },
      { name: "Bell Diner", location: "Macon, GA" },
      { name: "Cole Salon", location: "Savannah, Georgia", category_id: beauty.id },
      { name: "Dora Diner", location: "Columbus, Ohio" },
      { name: "Elsa Diner", location: "Columbus, Georgia" },
      { name: "Fern Diner", location: "Charleston, South Carolina" },
      { name: "Gale Repairs", category_id: null },
    ]);
    await addProduct(db, "Cup", 2_000);
    await addProduct(db, "Bowl", 5_000);
    await addProduct(db, "Vase", 12_000);
    await db
      .insertInto("cultural_tours")
      .values([
        { tour_name: "Rice Walk", location: "Savannah, Georgia", price_range: "$45–$60" },
        { tour_name: "Free Walk", location: "Savannah, Georgia" },
      ])
      .execute();
  },
  (site) => {
    const find: typeof site.find = async (query) => (await site.find(query)).toSorted();
    const state = (name: string) => ({ kind: "state" as const, state: name });
    const cities = (...names: string[]) => ({
      kind: "cities" as const,
      cities: names.map((name) => {
        const [city = "", ofState = ""] = name.split(", ");
        return { city, state: ofState };
      }),
    });

    describe("a category", () => {
      it("excludes all others", async () => {
        expect(await find({ category: beauty.name })).toEqual(["Cole Salon"]);
        expect(await find({ category: "Other" })).toEqual(["Gale Repairs"]);
        expect(await find({ category: "Nobody's" })).toEqual([]);
      });

      it("narrows down words", async () => {
        expect(await find({ words: ["savannah"], category: food.name })).toEqual(["Ames Diner"]);
        expect(await find({ words: ["diner"], category: beauty.name })).toEqual([]);
      });
    });

    describe("a place", () => {
      it("may be a state, in any spelling", async () => {
        const inGeorgia = ["Ames Diner", "Bell Diner", "Cole Salon", "Elsa Diner", "Gale Repairs"];
        expect(await find({ place: state("georgia") })).toEqual(inGeorgia);
        expect(await find({ place: state("south carolina") })).toEqual(["Fern Diner"]);
        expect(await find({ place: state("texas") })).toEqual([]);
      });

      it("may be a city in a state", async () => {
        expect(await find({ place: cities("columbus, georgia") })).toEqual(["Elsa Diner"]);
        expect(await find({ place: cities("columbus, texas") })).toEqual([]);
      });

      it("may be several cities, or none", async () => {
        const place = cities("columbus, ohio", "macon, georgia");
        expect(await find({ place })).toEqual(["Bell Diner", "Dora Diner"]);
        expect(await find({ place: cities() })).toEqual([]);
      });

      it("narrows down words and a category", async () => {
        const place = cities("savannah, georgia");
        expect(await find({ place, words: ["diner"] })).toEqual(["Ames Diner"]);
        expect(await find({ place, category: beauty.name })).toEqual(["Cole Salon"]);
        const any = { words: ["diner", "repairs"], match: "any" } as const;
        expect(await find({ place, ...any })).toEqual(["Ames Diner", "Gale Repairs"]);
      });
    });

    describe("a price", () => {
      const priced = (minCents: number | null, maxCents: number | null) =>
        find({ kinds: ofKind("product"), price: { minCents, maxCents } });

      it("is an inclusive range", async () => {
        expect(await priced(2_000, 5_000)).toEqual(["Bowl", "Cup"]);
        expect(await priced(2_001, 4_999)).toEqual([]);
      });

      it("may have one end", async () => {
        expect(await priced(5_000, null)).toEqual(["Bowl", "Vase"]);
        expect(await priced(null, 5_000)).toEqual(["Bowl", "Cup"]);
      });

      it("excludes documents without a price, and uses the lowest price of a range", async () => {
        const tours = (maxCents: number | null) =>
          find({ kinds: ofKind("tour"), price: { minCents: null, maxCents } });
        expect(await tours(4_500)).toEqual(["Rice Walk"]);
        expect(await tours(4_499)).toEqual([]);
        expect(await tours(null)).toEqual(["Rice Walk"]);
        expect(await find({ price: { minCents: null, maxCents: 99_999 } })).toEqual([]);
      });
    });
  },
);
