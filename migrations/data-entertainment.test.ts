import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, type Row, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

describe("venues", () => {
  testColumns(db, "venues", [
    ["DATA-206", "id", "uuid not null"],
    ["DATA-207", "venue_name", "text not null"],
    ["DATA-208", "city", "text"],
    ["DATA-209", "state", "text"],
    ["DATA-210", "venue_type", "text"],
    ["DATA-211", "capacity", "integer"],
    ["DATA-212", "established_year", "calendar_year"],
    ["DATA-213", "notable_features", "text"],
    ["DATA-214", "website", "web_link"],
    ["DATA-215", "black_owned", "boolean not null"],
    ["DATA-216", "black_supporting", "boolean not null"],
  ]);
});

describe("music_artists", () => {
  testColumns(db, "music_artists", [
    ["DATA-217", "id", "uuid not null"],
    ["DATA-218", "artist_name", "text not null"],
    ["DATA-219", "real_name", "text"],
    ["DATA-220", "type", "text"],
    ["DATA-221", "city", "text"],
    ["DATA-222", "state", "text"],
    ["DATA-223", "genre", "text"],
    ["DATA-224", "description", "text"],
    ["DATA-225", "notable_work", "text"],
    ["DATA-226", "record_label", "text"],
    ["DATA-227", "year_started", "calendar_year"],
    ["DATA-229", "image_url", "web_link"],
  ]);

  it("[DATA-228] music_artists.social_media is a map", async () => {
    const add = (social_media: unknown) =>
      addRow(db(), "music_artists", {
        artist_name: "Ebo Rhythm",
        social_media: JSON.stringify(social_media),
      });
    const map = { instagram: "@ebo", youtube: "https://video.example.org/ebo" };
    expect(await add(map)).toMatchObject({ social_media: map });
    expect(await addRow(db(), "music_artists", { artist_name: "Quiet" })).toMatchObject({ social_media: {} });
    for (const bad of [["@ebo"], "@ebo", { web: "javascript:alert(1)" }, { web: { deep: 1 } }]) {
      expect(await refusalOf(add(bad)), JSON.stringify(bad)).toBe("23514");
    }
  });
});

describe("black_musicians", () => {
  testColumns(db, "black_musicians", [
    ["DATA-230", "artist_name", "text not null"],
    ["DATA-231", "real_name", "text"],
    ["DATA-233", "city", "text"],
    ["DATA-234", "state", "text"],
    ["DATA-235", "genre", "text"],
    ["DATA-236", "description", "text"],
    ["DATA-237", "notable_work", "text"],
  ]);

  it("[DATA-232] black_musicians.type defaults to Musician", async () => {
    expect(await addRow(db(), "black_musicians", { artist_name: "Mama Reed" })).toMatchObject({
      type: "Musician",
    });
    await addRow(db(), "black_musicians", { artist_name: "Pops Reed", type: null });
    await addRow(db(), "black_musicians", { artist_name: "Uncle Reed", type: " " });
    await addRow(db(), "black_musicians", { artist_name: "Duke Reed", type: "Rapper/Producer" });
    const { rows } = await sql<Row>`
      select id, type, social_media, image_url from all_music_artists where artist_name like '% Reed' order by sort_name
    `.execute(db());
    const empty = { social_media: {}, image_url: null };
    expect(rows).toEqual([
      { id: "legacy-Duke Reed", type: "Rapper/Producer", ...empty },
      { id: "legacy-Mama Reed", type: "Musician", ...empty },
      { id: "legacy-Pops Reed", type: "Musician", ...empty },
      { id: "legacy-Uncle Reed", type: "Musician", ...empty },
    ]);
  });
});

describe("film, media and theater entries", () => {
  it.each([
    ["DATA-238", "film_media"],
    ["DATA-239", "underground_filmmakers"],
    ["DATA-240", "black_theater_arts"],
  ])("[%s] keeps entries in %s", async (_id, table) => {
    const { id } = await addRow(db(), table, { name: `First of ${table}` });
    expect(await readRow(db(), table, "id", id)).toMatchObject({
      name: `First of ${table}`,
      is_active: true,
    });
  });

  const entry = {
    name: "Lantern House",
    company: "Lantern Collective",
    category: "Stage",
    type: "Director",
    location: "Detroit, MI",
    notable_works: "The Long Table",
    awards: "City Prize",
    active_since: 2009,
    tier: "Established",
    is_active: false,
  };
  it.each(Object.entries(entry))("an entry in any of the lists keeps its %s", async (field, value) => {
    for (const [table, list] of [
      ["film_media", "all_film_media"],
      ["underground_filmmakers", "all_film_media"],
      ["black_theater_arts", "black_theater_arts"],
    ] as const) {
      const name = `Lantern ${field} ${table}`;
      await addRow(db(), table, { ...entry, name });
      expect(await readRow(db(), list, "name", name)).toMatchObject({
        [field]: field === "name" ? name : value,
      });
    }
  });

  it("lists each film name once, case-insensitive, and prefers film_media", async () => {
    await addRow(db(), "underground_filmmakers", { name: "Red Clay", company: "second" });
    await addRow(db(), "film_media", { name: " RED clay", company: "first" });
    await addRow(db(), "film_media", { name: "Red Clay", company: "later" });
    const { rows } = await sql<Row>`
      select company, source from all_film_media where lower(btrim(name)) = 'red clay'`.execute(db());
    expect(rows).toEqual([{ company: "first", source: "film_media" }]);
  });
});
