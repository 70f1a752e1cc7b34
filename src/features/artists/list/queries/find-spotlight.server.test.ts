import { beforeAll, expect, it } from "vitest";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { findSpotlight, type Spotlight } from "./find-spotlight.server.ts";

const database = setUpDatabase();
beforeAll(() => capFreshness(database.db, 0));

/** So many that missing one of two candidates has a chance of one in 10^18. */
const visits = 60;
async function listPicks() {
  const picks: Spotlight[] = [];
  for (let visit = 0; visit < visits; visit++) picks.push(await findSpotlight(database.db));
  return picks;
}
const artist = (name: string, status: string, spotlight_eligible = "no") => ({
  name,
  status,
  spotlight_eligible,
  category: "Music",
});

it("[ART-08] picks no one if there are no candidates", async () => {
  await database.db
    .insertInto("artist_directory")
    .values([artist("Waiting", "pending", "yes"), artist("Plain", "approved")])
    .execute();
  expect(await findSpotlight(database.db)).toEqual({ featured: null, rising: null });
});

it("[ART-06] [ART-07] [ART-23] [ART-24] picks at random among the featured and the rising artists on each call", async () => {
  await database.db
    .insertInto("artist_directory")
    .values([
      artist("Featured", "featured"),
      artist("Spotlight", "approved", "yes"),
      artist("Rising one", "rising"),
      artist("Rising two", "rising"),
      artist("Turned down", "rejected", "yes"),
    ])
    .execute();
  const picks = await listPicks();
  const namesOf = (panel: keyof Spotlight) => [...new Set(picks.map((pick) => pick[panel]?.name))].sort();
  expect(namesOf("featured")).toEqual(["Featured", "Spotlight"]);
  expect(namesOf("rising")).toEqual(["Rising one", "Rising two"]);
});

it("skips artists who were taken down since the sample was drawn", async () => {
  capFreshness(database.db, 60_000);
  await findSpotlight(database.db);
  await database.db
    .updateTable("artist_directory")
    .set({ status: "rejected" })
    .where("name", "in", ["Featured", "Rising one"])
    .execute();
  const picks = await listPicks();
  expect(new Set(picks.map(({ featured, rising }) => `${featured?.name}, ${rising?.name}`))).toEqual(
    new Set(["Spotlight, Rising two"]),
  );
});
