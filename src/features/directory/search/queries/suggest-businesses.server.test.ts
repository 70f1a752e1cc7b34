import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
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
  const kitchens = Array.from({ length: 12 }, (_, number) => `Kitchen Number ${number}`);
  await database.db
    .insertInto("businesses")
    .values(
      [...names, ...kitchens].map((name) => ({
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
  await compareDocuments(database.db);
});
const suggest = async (text: string) => (await suggestBusinesses(database.db, text)).map(({ name }) => name);

describe("suggestBusinesses", () => {
  it("lists names that start with the text before those that contain it, each by rank", async () => {
    expect(await suggest("MOSS")).toEqual([
      "Mossy Oak Grill",
      "Moss Books",
      ...["100% Moss", "The Moss Row", "Under the Moss"].sort(byRank),
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

  it.each(["", "   ", "xqz", "%", "_"])("takes %j literally", async (text) => {
    expect(await suggest(text)).toEqual(text === "%" ? ["100% Moss"] : []);
  });
});

describe("correctTerm", () => {
  it.each([
    ["okafro catring", "okafor catering"],
    ["kitchn", "kitchen"],
    ["low tyde kithcen", "low tide kitchen"],
    ["mosss", "moss"],
  ])("corrects %j to %j", async (text, corrected) => {
    expect(await correctTerm(database.db, { term: text })).toBe(corrected);
  });

  it.each(["", "qq", "zzzzzz", "kitchen okafor", "okafor"])("has no correction for %j", async (text) => {
    expect(await correctTerm(database.db, { term: text })).toBeNull();
  });

  it("returns null if the other filters leave no result", async () => {
    expect(await correctTerm(database.db, { term: "kitchn", state: "Texas" })).toBeNull();
  });
});

describe("findPlace", () => {
  it("finds a city with businesses", async () => {
    const place = {
      city: "Savannah",
      state: "Georgia",
      latitude: expect.closeTo(32.08),
      longitude: expect.closeTo(-81.09),
      businesses: expect.any(Number),
      isGuess: false,
    };
    for (const text of [
      " savannah ",
      "SAVANNAH, georgia",
      "Savannah, GA",
      "savannah ga",
      "Savannah  Georgia",
    ])
      expect(await findPlace(database.db, text), text).toEqual(place);
    expect(await findPlace(database.db, "Savannah, Texas")).toBeUndefined();
    expect(await findPlace(database.db, "Savanah GA")).toEqual({ ...place, isGuess: true });
  });
});

/** These have the same rank and creation time, so they are sorted by id. */
function byRank(a: string, b: string) {
  const order = ["Under the Moss", "The Moss Row", "100% Moss"];
  return order.indexOf(a) - order.indexOf(b);
}
