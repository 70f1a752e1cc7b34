import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listGuideTitles } from "./list-guide-titles.server.ts";

const database = setUpDatabase();

it("listGuideTitles returns the first guides by city with their number of days", async () => {
  await database.db
    .insertInto("travel_guides")
    .values([
      { city_name: "savannah", theme_angle: "Savannah, slowly", day1_breakfast_name: "Biscuits" },
      { city_name: "Memphis", day1_breakfast_name: "Grits", day2_breakfast_name: "Waffles" },
      // The first day exists without a breakfast; the others need more than a blank.
      { city_name: "Tulsa", theme_angle: " ", day2_breakfast_name: " ", day3_breakfast_name: "Eggs" },
      { city_name: "Tyler" },
    ])
    .execute();
  expect(await listGuideTitles(database.db, { limit: 3 })).toEqual([
    { id: expect.any(String), title: "Memphis", cityName: "Memphis", picture: null, days: 2 },
    { id: expect.any(String), title: "Savannah, slowly", cityName: "savannah", picture: null, days: 1 },
    { id: expect.any(String), title: "Tulsa", cityName: "Tulsa", picture: null, days: 2 },
  ]);
});
