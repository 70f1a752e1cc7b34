import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listGuideTitles } from "./list-guide-titles.server.ts";

const database = setUpDatabase();

it("listGuideTitles names the first guides by city and counts their days", async () => {
  await database.db
    .insertInto("travel_guides")
    .values([
      { city_name: "savannah", theme_angle: "Savannah, slowly", day1_breakfast_name: "Biscuits" },
      { city_name: "Memphis", day1_breakfast_name: "Grits", day2_breakfast_name: "Waffles" },
      { city_name: "Tulsa" },
    ])
    .execute();
  expect(await listGuideTitles(database.db, { limit: 2 })).toEqual([
    { id: expect.any(String), cityName: "Memphis", themeAngle: null, days: 2 },
    { id: expect.any(String), cityName: "savannah", themeAngle: "Savannah, slowly", days: 1 },
  ]);
});
