import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addGuide } from "../guides/guides-for-tests.ts";
import { listCityGuides } from "./city-guides.server.ts";

const database = setUpDatabase();

it("the guides to a city have its name and state, in any spelling", async () => {
  const first = await addGuide(database.db);
  await addGuide(database.db, { city_name: "savannah", state: "GA", theme_angle: null });
  await addGuide(database.db, { state: "Tennessee" });
  await addGuide(database.db, { city_name: "Atlanta" });
  const found = await listCityGuides(database.db, { city: "Savannah", state: "Georgia" }, 1);
  expect(found).toEqual({
    total: 2,
    items: [
      {
        ...{
          id: first,
          title: "Savannah, slowly",
          preview: "Two days of oak shade.",
          picture: null,
          days: 2,
        },
        path: `/travel-guides/${first}`,
      },
    ],
  });
  const { items } = await listCityGuides(database.db, { city: "Savannah", state: "ga" }, 5);
  expect(items.map(({ title }) => title)).toEqual(["Savannah, slowly", "savannah"]);
});

it("finds them by the slug of the city, ignoring punctuation and accents", async () => {
  await addGuide(database.db, { city_name: "St. Louis", state: "Missouri" });
  expect(await listCityGuides(database.db, { city: "St Louis", state: "MO" }, 1)).toMatchObject({ total: 1 });
});
