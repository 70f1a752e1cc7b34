import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listFeaturedNames } from "./list-featured-names.server.ts";

const database = setUpDatabase();

it("listFeaturedNames lists featured and spotlight artists, never pending or rejected ones", async () => {
  const artist = (name: string, status: string, spotlight_eligible = "no") => ({
    name,
    category: "Music",
    location_city: "Memphis",
    status,
    spotlight_eligible,
  });
  await database.db
    .insertInto("artist_directory")
    .values([
      artist("Waiting", "pending", "yes"),
      artist("Turned down", "rejected", "yes"),
      artist("Plain", "approved"),
      artist("spotlight", "approved", "yes"),
      artist("Featured", "featured"),
    ])
    .execute();
  expect(await listFeaturedNames(database.db, { limit: 3 })).toEqual([
    { artistId: expect.any(String), name: "Featured", category: "Music", city: "Memphis" },
    { artistId: expect.any(String), name: "spotlight", category: "Music", city: "Memphis" },
  ]);
});
