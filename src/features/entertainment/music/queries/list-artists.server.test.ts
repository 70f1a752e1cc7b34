import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import type { MusicQuery } from "../input.ts";
import { isMusicCursor, readMusic } from "../read-music.server.ts";
import { listArtists } from "./list-artists.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  const artists = [
    { artist_name: "the Lark", type: "Jazz SINGER", real_name: "Zora Bell", year_started: 1999 },
    { artist_name: "Kid Tobacco", type: "Rapper/Producer", real_name: null, year_started: 2020 },
    { artist_name: "DJ Cornbread", type: "producer", real_name: "Amos Teel" },
    { artist_name: "Two-Penny Choir", type: "Duo", real_name: " " },
    { artist_name: "Silent Type", type: null },
    { artist_name: "Poet", type: "Spoken word", real_name: "bea Ames", year_started: 2001 },
  ];
  const legacy = [
    { artist_name: "Mama Rosetta", type: null, real_name: "Rosetta Cole" },
    { artist_name: "Gus Pettiway", type: "Musician & producer" },
  ];
  await database.db.insertInto("music_artists").values(artists).execute();
  await database.db.insertInto("black_musicians").values(legacy).execute();
  await database.db
    .insertInto("venues")
    .values([{ venue_name: "Zebra Room" }, { venue_name: "annex" }])
    .execute();
});

const requested: MusicQuery = { tab: "musicians", sort: "name", after: "", trail: [] };
const namesOf = async (changes: Partial<MusicQuery>) =>
  (await readMusic(database.db, { ...requested, ...changes })).items.map((item) =>
    item.kind === "venue" ? item.venue_name : item.artist_name,
  );

describe("readMusic", () => {
  it("[MUSIC-02] [MUSIC-03] [MUSIC-04] [MUSIC-09] reads all of the three lists by name, the two of artists as one", async () => {
    expect(await namesOf({ tab: "directory" })).toEqual([
      "DJ Cornbread",
      "Gus Pettiway",
      "Kid Tobacco",
      "Mama Rosetta",
      "Poet",
      "Silent Type",
      "the Lark",
      "Two-Penny Choir",
    ]);
    expect(await namesOf({ tab: "venues" })).toEqual(["annex", "Zebra Room"]);
  });

  it("[MUSIC-05] [MUSIC-06] [MUSIC-07] [MUSIC-08] gives an artist of the older list an id, a type and no accounts or picture", async () => {
    const { items } = await listArtists(database.db, { kind: "directory", sort: "name", after: "" });
    expect(items.find(({ artist_name }) => artist_name === "Mama Rosetta")).toMatchObject({
      id: "legacy-Mama Rosetta",
      type: "Musician",
      social_media: {},
      image_url: null,
    });
  });

  it("[MUSIC-16] [MUSIC-17] [MUSIC-18] [MUSIC-19] [MUSIC-20] [MUSIC-22] lists as musicians those whose type says so, case-insensitive, and no one else", async () => {
    expect(await namesOf({ tab: "musicians" })).toEqual([
      "Gus Pettiway",
      "Kid Tobacco",
      "Mama Rosetta",
      "the Lark",
      "Two-Penny Choir",
    ]);
    expect((await readMusic(database.db, requested)).total).toBe(5);
  });

  it("[MUSIC-21] [MUSIC-22] lists as producers those whose type says so, and no one else", async () => {
    expect(await namesOf({ tab: "producers" })).toEqual(["DJ Cornbread", "Gus Pettiway", "Kid Tobacco"]);
  });
});

describe("the order of the table", () => {
  const nameless = ["Gus Pettiway", "Kid Tobacco", "Silent Type", "Two-Penny Choir"];

  it.each([
    ["real-name", ["DJ Cornbread", "Poet", "Mama Rosetta", "the Lark", ...nameless]],
    ["real-name-desc", ["the Lark", "Mama Rosetta", "Poet", "DJ Cornbread", ...nameless.toReversed()]],
  ] as const)("by %s has missing values last", async (sort, names) => {
    expect(await namesOf({ tab: "directory", sort })).toEqual(names);
  });

  it("by year is numeric", async () => {
    const names = await namesOf({ tab: "directory", sort: "year" });
    expect(names.slice(0, 3)).toEqual(["the Lark", "Poet", "Kid Tobacco"]);
  });

  it("continues page by page, and no cursor is valid for another order or tab", async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      artist_name: `Extra ${n}`,
      genre: n % 2 ? "Soul" : null,
    }));
    await database.db.insertInto("music_artists").values(many).execute();
    const seen: string[] = [];
    let page = { ...requested, tab: "directory", sort: "genre-desc" } as MusicQuery;
    for (let turn = 0; turn < 4; turn += 1) {
      const { items, nextCursor } = await readMusic(database.db, page);
      seen.push(...items.map(({ id }) => id));
      if (!nextCursor) break;
      page = { ...page, after: nextCursor };
      expect(isMusicCursor(page)).toBe(true);
      expect(isMusicCursor({ ...page, sort: "genre" })).toBe(false);
      expect(isMusicCursor({ ...page, tab: "venues" })).toBe(false);
    }
    expect([seen.length, new Set(seen).size]).toEqual([28, 28]);
  });
});
