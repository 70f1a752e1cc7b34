import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listGuides } from "./list-guides.server.ts";

const database = setUpDatabase();

it("[GUIDE-03] [GUIDE-04] lists guides by city, case-insensitive, page by page", async () => {
  const cities = ["Tulsa", "accra", "Memphis", ...Array.from({ length: 11 }, (_, n) => `Zion ${n}`)];
  const rows = cities.map((city_name) => ({
    city_name,
    state: "Ohio",
    country: "USA",
    theme_angle: "Slowly",
  }));
  await database.db.insertInto("travel_guides").values(rows).execute();
  const first = await listGuides(database.db, { after: "" });
  const second = await listGuides(database.db, { after: first.nextCursor ?? "" });
  const read = [...first.items, ...second.items].map(({ city_name }) => city_name);
  expect(first.total).toBe(14);
  expect(first.items).toHaveLength(12);
  expect(read.slice(0, 4)).toEqual(["accra", "Memphis", "Tulsa", "Zion 0"]);
  expect(new Set(read).size).toBe(14);
  expect(second.nextCursor).toBeNull();
  expect(first.items[0]).toEqual({
    ...{ id: expect.any(String), city_name: "accra", state: "Ohio", country: "USA" },
    ...{ theme_angle: "Slowly", description: null, image_url: null, score: null },
  });
});
