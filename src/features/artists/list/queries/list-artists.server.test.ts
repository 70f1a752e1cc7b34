import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { applyOrderChanges } from "../jobs/keep-order-fresh.server.ts";
import { listArtistCategories } from "./list-artist-categories.server.ts";
import { listArtists } from "./list-artists.server.ts";

const database = setUpDatabase();
const everything = { tab: "", search: "", category: "", sort: "name", after: "" } as const;
const list = (input: Partial<Parameters<typeof listArtists>[1]> = {}) =>
  listArtists(database.db, { ...everything, ...input });
const namesOf = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).items.map(({ name }) => name);

beforeAll(async () => {
  const artist = (name: string, status: string, more: object = {}) => ({
    name,
    status,
    category: "Music",
    location_city: "Macon",
    location_state: "Georgia",
    ...more,
  });
  await database.db
    .insertInto("artist_directory")
    .values([
      artist("ama Vance", "approved", { email: "canary@artists.example", phone: "(478) 555-0123" }),
      artist("Bright Moon", "featured", {
        category: "Art",
        location_city: "Détroit",
        portfolio_url: "https://moon.example, /files/artist-images/public/moon.webp",
      }),
      artist("Cyrus & Sons", "rising", { location_city: null, location_state: null }),
      artist("Delphine", "approved", { spotlight_eligible: "yes" }),
      artist("Waiting", "pending", { spotlight_eligible: "yes", category: "Waiting only" }),
      artist("Turned down", "rejected", { spotlight_eligible: "yes" }),
      artist("Nell Tallow", "approved"),
    ])
    .execute();
  await database.db
    .insertInto("underground_filmmakers")
    .values([
      {
        name: "Rue Baptiste",
        category: "Film director",
        location: "New Orleans",
        notable_works: "The Porch",
      },
      { name: "NELL TALLOW", category: "Film director", location: "Elsewhere" },
    ])
    .execute();
  await database.db
    .insertInto("black_theater_arts")
    .values([
      { name: "Half Moon Players", category: "Theater company", notable_works: "New plays" },
      { name: "rue baptiste", category: "Theater company" },
    ])
    .execute();
  await writeDocuments(database.db);
});

const allNames = [
  "ama Vance",
  "Bright Moon",
  "Cyrus & Sons",
  "Delphine",
  "Half Moon Players",
  "Nell Tallow",
  "Rue Baptiste",
];

describe("listArtists", () => {
  it("[ART-09] [ART-10] [ART-11] [ART-15] merges the public artists of three lists, each name once", async () => {
    expect(await namesOf({})).toEqual(allNames);
    expect(await list()).toMatchObject({ total: allNames.length, isCapped: false, nextCursor: null });
  });

  it("[ART-12] [ART-13] [ART-14] gives merged entries a prefix, their location and their works as tagline", async () => {
    const { items } = await list({ search: "rue" });
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^film-[0-9a-f-]{36}$/),
        artistId: null,
        name: "Rue Baptiste",
        category: "Film director",
        location: "New Orleans",
        tagline: "The Porch",
        votes: 0,
        picture: null,
      },
    ]);
    const [theater] = (await list({ search: "players" })).items;
    expect(theater).toMatchObject({ id: expect.stringMatching(/^theater-/), tagline: "New plays" });
  });

  it("[ART-16] [ART-17] [ART-18] finds any part of a name or a location, ignoring case and accents", async () => {
    expect(await namesOf({ search: "MOON" })).toEqual(["Bright Moon", "Half Moon Players"]);
    expect(await namesOf({ search: "cyrus and" })).toEqual(["Cyrus & Sons"]);
    expect(await namesOf({ search: "detroit, geo" })).toEqual(["Bright Moon"]);
    expect(await namesOf({ search: "orlean" })).toEqual(["Rue Baptiste"]);
    expect(await list({ search: "%" })).toMatchObject({ items: [], total: 0 });
  });

  it("[ART-23] [ART-24] [ART-25] assigns artists to tabs by status and spotlight flag", async () => {
    expect(await namesOf({ tab: "featured" })).toEqual(["Bright Moon", "Delphine"]);
    expect(await namesOf({ tab: "rising" })).toEqual(["Cyrus & Sons"]);
  });

  it("[ART-19] filters by the categories that listed artists have", async () => {
    expect(await listArtistCategories(database.db)).toEqual([
      "Art",
      "Film director",
      "Music",
      "Theater company",
    ]);
    expect(await namesOf({ category: "Film director" })).toEqual(["Rue Baptiste"]);
    expect(await namesOf({ category: "Music", tab: "rising" })).toEqual(["Cyrus & Sons"]);
  });

  it("shows the first picture among the works, and never email or phone", async () => {
    const { items } = await list();
    expect(items.map(({ picture }) => picture).filter(Boolean)).toEqual([
      "/files/artist-images/public/moon.webp",
    ]);
    expect(JSON.stringify(items)).not.toMatch(/canary|555-0123/);
  });

  it("continues after a page, to the last artist", async () => {
    const others = Array.from({ length: 30 }, (_, n) => ({
      name: `Singer ${n}`,
      category: "Choir",
      status: "approved",
    }));
    await database.db.insertInto("artist_directory").values(others).execute();
    const first = await list({ category: "Choir" });
    expect(first.items).toHaveLength(24);
    const second = await list({ category: "Choir", after: first.nextCursor ?? "" });
    expect(second).toMatchObject({ total: 30, nextCursor: null });
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(new Set(names).size).toBe(30);
  });
});

describe("a long list", () => {
  it("is counted to a thousand", async () => {
    await sql`insert into artist_directory (name, category, status)
      select 'Drummer ' || n, 'Drum line', 'approved' from generate_series(1, 1001) n`.execute(
      database.owner,
    );
    expect(await list({ category: "Drum line" })).toMatchObject({ total: 1_000, isCapped: true });
    await sql`delete from artist_directory where category = 'Drum line'`.execute(database.owner);
  });
});

describe("the most supported artists", () => {
  it("come first, by votes that are not held, then by name", async () => {
    const vote = (name: string, states: string[]) =>
      sql`insert into artist_votes (artist_id, voter_key, state, hold_reason)
        select artist_id, state || number, state, case state when 'held' then 'burst' end
        from artist_directory, unnest(${states}::text[]) with ordinality as given (state, number)
        where name = ${name}`.execute(database.db);
    await vote("Delphine", ["counted", "counted"]);
    await vote("Nell Tallow", ["counted", "held", "held", "held"]);
    await vote("Cyrus & Sons", ["counted", "struck", "struck"]);
    await applyOrderChanges(database.db);
    const { items } = await list({ sort: "support" });
    expect(items.slice(0, 5).map(({ name, votes }) => [name, votes])).toEqual([
      ["Delphine", 2],
      ["Cyrus & Sons", 1],
      ["Nell Tallow", 4],
      ["ama Vance", 0],
      ["Bright Moon", 0],
    ]);
    const second = await list({ sort: "support", after: (await list({ sort: "support" })).nextCursor ?? "" });
    const names = [...items, ...second.items].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(allNames));
  });
});

it("counts to 1,000 and reports that there are more, also from the cache", async () => {
  await sql`insert into artist_directory (name, category, status)
    select 'Voice ' || n, 'Chorus', 'approved' from generate_series(1, 1001) as n`.execute(database.db);
  await writeDocuments(database.db);
  const counted = { total: 1_000, isCapped: true };
  expect(await list({ category: "Chorus" })).toMatchObject(counted);
  expect(await list({ category: "Chorus" })).toMatchObject(counted);
  expect(await list({ category: "Chorus", search: "voice 1001" })).toMatchObject({ total: 1 });
});
