import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { artistList } from "./input.ts";
import { readArtists } from "./read-artists.server.ts";

const database = setUpDatabase();
const everything = artistList.read(new URLSearchParams());

it("[ART-31] [ART-33] [ART-37] [ART-39] marks missing places and taglines, and links to profiles of directory artists only", async () => {
  const { artist_id: id } = await database.db
    .insertInto("artist_directory")
    .values({ name: "Ama Vance", category: "Music", status: "approved" })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto("black_theater_arts")
    .values({ name: "Half Moon Players", notable_works: "New plays. ".repeat(40) })
    .execute();
  const { items } = await readArtists(database.db, everything);
  expect(items).toMatchObject([
    { location: "Location not specified", tagline: "Creative artist", profileTo: `/artist/${id}` },
    { name: "Half Moon Players", artistId: null, profileTo: null },
  ]);
  expect(items[1]?.tagline.length).toBeLessThanOrEqual(120);
});
