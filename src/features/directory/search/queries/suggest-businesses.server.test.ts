import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { rebuildSearch } from "../jobs/rebuild-search.server.ts";
import { correctTerm } from "./correct-term.server.ts";
import { findPlace } from "./find-place.server.ts";
import { suggestBusinesses } from "./suggest-businesses.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  const names = [
    "Moss Books",
    "Mossy Oak Grill",
    "Under the Moss",
    "The Moss Row",
    "Okafor Catering",
    "Low Tide Kitchen",
    "100% Moss",
  ];
  const crowd = Array.from({ length: 12 }, (_, number) => `Kitchen Number ${number}`);
  await database.db
    .insertInto("businesses")
    .values(
      [...names, ...crowd].map((name) => ({
        name,
        category_id: 2,
        location: "Savannah, Georgia",
        latitude: 32.08,
        longitude: -81.09,
        verified: name === "Mossy Oak Grill",
        featured: name === "Kitchen Number 7",
      })),
    )
    .execute();
  await rebuildSearch(database.db, { graceMs: 0 });
}, 30_000);
const suggest = async (typed: string) =>
  (await suggestBusinesses(database.db, typed)).map(({ name }) => name);

describe("suggestBusinesses", () => {
  it("puts names that start with the text before those that hold it, each in the order of the ranking", async () => {
    expect(await suggest("MOSS")).toEqual([
      "Mossy Oak Grill",
      "Moss Books",
      ...["100% Moss", "The Moss Row", "Under the Moss"].sort(byPlace),
    ]);
  });

  it("shows category, place and rating, and at most eight", async () => {
    const found = await suggestBusinesses(database.db, "kitchen");
    expect(found).toHaveLength(8);
    expect(found[0]).toEqual({
      id: expect.any(String),
      name: "Kitchen Number 7",
      category: "Food & Beverage",
      location: "Savannah, Georgia",
      average_rating: expect.any(Number),
      review_count: expect.any(Number),
    });
  });

  it.each(["", "   ", "xqz", "%", "_"])("has nothing for %j", async (typed) => {
    expect(await suggest(typed)).toEqual(typed === "%" ? ["100% Moss"] : []);
  });
});

describe("correctTerm", () => {
  it.each([
    ["okafro catring", "okafor catering"],
    ["kitchn", "kitchen"],
    ["low tyde kithcen", "low tide kitchen"],
    ["mosss", "moss"],
  ])("takes %j for %j", async (typed, meant) => {
    expect(await correctTerm(database.db, { term: typed })).toBe(meant);
  });

  it.each(["", "qq", "zzzzzz", "kitchen okafor", "okafor"])("has no better word for %j", async (typed) => {
    expect(await correctTerm(database.db, { term: typed })).toBeNull();
  });

  it("suggests nothing that the other filters would leave empty", async () => {
    expect(await correctTerm(database.db, { term: "kitchn", state: "Texas" })).toBeNull();
  });
});

describe("findPlace", () => {
  it("knows a city where there are businesses", async () => {
    const place = {
      city: "Savannah",
      state: "Georgia",
      latitude: expect.closeTo(32.08),
      longitude: expect.closeTo(-81.09),
      businesses: expect.any(Number),
      isGuess: false,
    };
    for (const typed of [
      " savannah ",
      "SAVANNAH, georgia",
      "Savannah, GA",
      "savannah ga",
      "Savannah  Georgia",
    ])
      expect(await findPlace(database.db, typed), typed).toEqual(place);
    expect(await findPlace(database.db, "Savannah, Texas")).toBeUndefined();
    expect(await findPlace(database.db, "Savanah GA")).toEqual({ ...place, isGuess: true });
  });
});

/** Equal in rank and made in one statement, they follow their ids. */
function byPlace(a: string, b: string) {
  const order = ["Under the Moss", "The Moss Row", "100% Moss"];
  return order.indexOf(a) - order.indexOf(b);
}
