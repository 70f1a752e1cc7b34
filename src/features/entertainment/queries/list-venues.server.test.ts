import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listVenues } from "./list-venues.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  const venues = ["the Lark", "Blue Porch", "Annex", "Zebra Room", "blue okra"].map((venue_name, index) => ({
    venue_name,
    black_owned: index % 2 === 0,
    black_supporting: index > 2,
  }));
  const others = Array.from({ length: 10 }, (_, index) => ({ venue_name: `Hall ${index}` }));
  await database.db
    .insertInto("venues")
    .values([...venues, ...others])
    .execute();
});

const namesOf = async (filter: "all" | "owned" | "supporting", after = "") =>
  (await listVenues(database.db, { filter, after })).items.map(({ venue_name }) => venue_name);

describe("listVenues", () => {
  it("[VENUE-03] lists venues by name, case-insensitive, page by page", async () => {
    const first = await listVenues(database.db, { filter: "all", after: "" });
    expect(first.total).toBe(15);
    const names = [
      ...first.items.map(({ venue_name }) => venue_name),
      ...(await namesOf("all", first.nextCursor ?? "")),
    ];
    expect(names.slice(0, 4)).toEqual(["Annex", "blue okra", "Blue Porch", "Hall 0"]);
    expect(names).toHaveLength(15);
    expect(names.slice(-2)).toEqual(["the Lark", "Zebra Room"]);
  });

  it("[VENUE-05] [VENUE-06] [VENUE-07] applies the filter, in the same order", async () => {
    expect(await namesOf("owned")).toEqual(["Annex", "blue okra", "the Lark"]);
    expect(await namesOf("supporting")).toEqual(["blue okra", "Zebra Room"]);
    expect((await listVenues(database.db, { filter: "supporting", after: "" })).total).toBe(2);
  });
});
