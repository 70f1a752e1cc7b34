import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listMakers } from "../makers/queries/list-makers.server.ts";
import { listArtists } from "../music/queries/list-artists.server.ts";

const database = setUpDatabase();
const names = ["Abena Dawes", "Ira Quill", "Two Names", "Waiting Room", "Nobody Else"];
let abena: string | undefined;

beforeAll(async () => {
  const { db } = database;
  const artist = (name: string, status = "approved") => ({ name, category: "Film", status });
  const added = await db
    .insertInto("artist_directory")
    .values([
      artist("abena DAWES"),
      artist("Two Names"),
      artist("Two names", "featured"),
      artist("Waiting Room", "pending"),
    ])
    .returning(["artist_id", "name"])
    .execute();
  abena = added.find(({ name }) => name === "abena DAWES")?.artist_id;
  await db
    .insertInto("film_media")
    .values(names.map((name) => ({ name: ` ${name}` })))
    .execute();
  await db
    .insertInto("black_theater_arts")
    .values(names.map((name) => ({ name })))
    .execute();
  await db
    .insertInto("black_musicians")
    .values(names.map((artist_name) => ({ artist_name })))
    .execute();
});

const all = { search: "", category: "", type: "", after: "" };
const openProfiles = (is_on: boolean) =>
  database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "merged_artist_profiles")
    .execute();

it.each(["film", "theater"] as const)(
  "%s finds the profile of the only approved artist with a name",
  async (scene) => {
    const { items } = await listMakers(database.db, scene, all);
    const known = items.filter(({ profile_id }) => profile_id);
    expect(known.map(({ name, profile_id }) => [name.trim(), profile_id])).toEqual([["Abena Dawes", abena]]);
  },
);

it("links to the entry itself, if entries have profiles and no artist has the name", async () => {
  await openProfiles(true);
  // Switches are cached per db object.
  const db = database.db.withoutPlugins();
  const film = await db
    .insertInto("underground_filmmakers")
    .values({ name: "ira quill" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const films = await listMakers(db, "film", all);
  expect(films.items.flatMap(({ profile_id }) => profile_id ?? [])).toEqual([abena, `film-${film.id}`]);
  const theater = await listMakers(db, "theater", all);
  const ids = theater.items.map(({ name, id, profile_id }) => [name, profile_id, `theater-${id}`] as const);
  for (const [name, profileId, own] of ids) expect(profileId).toBe(name === "Abena Dawes" ? abena : own);
  await openProfiles(false);
});

it("music does, too", async () => {
  const { items } = await listArtists(database.db, { kind: "musicians", sort: "name", after: "" });
  const known = items.filter(({ artist_id }) => artist_id);
  expect(known.map(({ artist_name, artist_id }) => [artist_name, artist_id])).toEqual([
    ["Abena Dawes", abena],
  ]);
});
