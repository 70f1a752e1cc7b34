import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listCityStays } from "./city-stays.server.ts";
import { listCityTours } from "./city-tours.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  await database.db
    .insertInto("cultural_tours")
    .values([
      { tour_name: "sweet Auburn", location: "Atlanta, Georgia" },
      { tour_name: "Art Walk", location: "Atlanta, GA" },
      { tour_name: "Bayou", location: "New Orleans, LA" },
      { tour_name: "Nowhere" },
    ])
    .execute();
  await database.db
    .insertInto("booking_platform")
    .values([
      { name: "The Porch", category: "Lodging", location: "Atlanta, GA" },
      { name: "Airport Kin", category: "Transport", location: "Atlanta, GA" },
      { name: "Sleeper", category: "Lodging", location: "Chicago, IL" },
    ])
    .execute();
});

it("lists the tours of a city by name, for any spelling of its state", async () => {
  for (const state of ["GA", "ga", "Georgia"]) {
    const { items, total } = await listCityTours(database.db, { city: "Atlanta", state }, 1);
    expect([items.map(({ name }) => name), total]).toEqual([["Art Walk"], 2]);
  }
  expect(await listCityTours(database.db, { city: "Tulsa", state: "OK" }, 5)).toEqual({
    items: [],
    total: 0,
  });
});

it("lists lodging only", async () => {
  const { items, total } = await listCityStays(database.db, { city: "Atlanta", state: "GA" }, 5);
  expect([items.map(({ name }) => name), total]).toEqual([["The Porch"], 1]);
});
