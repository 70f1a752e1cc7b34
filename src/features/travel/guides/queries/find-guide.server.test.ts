import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addGuide } from "../guides-for-tests.ts";
import { findGuide } from "./find-guide.server.ts";
import { listGuidePaths } from "./list-guide-paths.server.ts";
import { listNextGuides } from "./list-next-guides.server.ts";

const database = setUpDatabase();

async function addBusiness(name: string, location: string) {
  const { id } = await database.db
    .insertInto("businesses")
    .values({ name, location, latitude: 32.08, longitude: -81.09 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const linksOf = async (id: string) =>
  (await findGuide(database.db, id))?.stops.map(({ businessId }) => businessId);

it("[GUIDE-08] finds a guide by its id, with its stops in the order of the day", async () => {
  const id = await addGuide(database.db, { day1_lunch_name: " ", day2_dinner_name: "The Late Porch" });
  const guide = await findGuide(database.db, id);
  expect(guide).toMatchObject({
    id,
    cityName: "Savannah",
    theme: "Savannah, slowly",
    proTips: "Wear the ugly shoes.",
  });
  expect(guide?.stops.map(({ day, slot, name }) => [day, slot, name])).toEqual([
    [1, "breakfast", "The Benne Wafer Co."],
    [1, "dinner", "Salt & Stair"],
    [2, "breakfast", "Porch Coffee"],
    [2, "dinner", "The Late Porch"],
  ]);
  expect(await findGuide(database.db, "00000000-0000-7000-8000-000000000000")).toBeNull();
});

it("a day without a breakfast does not exist; the first one always does", async () => {
  const id = await addGuide(database.db, {
    ...{ day1_breakfast_name: null, day2_breakfast_name: null, day3_breakfast_name: "Grits" },
    day2_lunch_name: "Nowhere",
  });
  const guide = await findGuide(database.db, id);
  expect(guide?.hasDay).toEqual({ 1: true, 2: false, 3: true });
  expect(guide?.stops.map(({ day }) => day)).toEqual([1, 3]);
});

it("a stop is the listing with its name in that city, in any spelling", async () => {
  const wafers = await addBusiness("the Benne  Wafer Co.", "Savannah, GA");
  const stair = await addBusiness("Salt and Stair", "savannah, Georgia");
  await addBusiness("Porch Coffee", "Savannah, Tennessee");
  const id = await addGuide(database.db);
  expect(await linksOf(id)).toEqual([wafers, stair, null]);
  const guide = await findGuide(database.db, id);
  expect(guide?.stops[0]).toMatchObject({ latitude: 32.08, longitude: -81.09, rating: 0, reviewCount: 0 });

  // A second business with this name makes it ambiguous.
  await addBusiness("Salt & Stair", "Savannah, Georgia");
  expect(await linksOf(id)).toEqual([wafers, null, null]);
  await database.db.deleteFrom("businesses").where("id", "=", wafers).execute();
  expect(await linksOf(id)).toEqual([null, null, null]);
  // A guide without a state could mean any Savannah.
  expect(await linksOf(await addGuide(database.db, { state: null }))).toEqual([null, null, null]);
});

it("the listing of a stop is found with an index", async () => {
  await database.owner
    .insertInto("businesses")
    .values(
      Array.from({ length: 3_000 }, (_, n) => ({
        name: `Business ${n}`,
        location: `City ${n % 50}, Georgia`,
      })),
    )
    .execute();
  await sql`analyze businesses`.execute(database.owner);
  const { rows } = await sql`
    explain select id from businesses
    where fold_search_text(name) = fold_search_text('Business 7') and lower(location_city) = lower('City 7')`.execute(
    database.db,
  );
  expect(JSON.stringify(rows)).toContain("businesses_place_name_idx");
});

it("a guide is followed by those of the next cities, then the first", async () => {
  await database.db.deleteFrom("travel_guides").execute();
  const ids = new Map<string, string>();
  for (const city_name of ["Tulsa", "Atlanta", "Memphis", "durham"])
    ids.set(city_name, await addGuide(database.db, { city_name }));
  const after = async (cityName: string) => {
    const next = await listNextGuides(database.db, { id: ids.get(cityName) ?? "", cityName, limit: 3 });
    return next.map(({ city_name }) => city_name);
  };
  expect(await after("durham")).toEqual(["Memphis", "Tulsa", "Atlanta"]);
  expect(await after("Tulsa")).toEqual(["Atlanta", "durham", "Memphis"]);
  expect((await listGuidePaths(database.db)).toSorted()).toEqual(
    [...ids.values()].map((id) => `/travel-guides/${id}`).toSorted(),
  );
});
