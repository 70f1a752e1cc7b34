import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { applySearchChanges } from "../jobs/apply-search-changes.server.ts";
import { rebuildSearch } from "../jobs/rebuild-search.server.ts";
import { findBusinesses } from "./find-businesses.server.ts";
import type { TextRequest } from "./prepare-text.server.ts";

const database = setUpDatabase();
const savannah = {
  kind: "city",
  city: "Savannah",
  state: "Georgia",
  latitude: 32.08,
  longitude: -81.09,
} as const;
const food = "Food & Beverage";

const find = async (words: string, parts: Partial<TextRequest> = {}) => {
  while (await applySearchChanges(database.db));
  const request = { words: words.split(" ").filter(Boolean), category: null, place: null, ...parts };
  const { items, ...rest } = await findBusinesses(database.db, request, 6);
  return { names: items.map(({ name }) => name), ...rest };
};

beforeAll(async () => {
  const at = { location: "Savannah, GA", latitude: 32.08, longitude: -81.09, category_id: 2 };
  await database.db
    .insertInto("businesses")
    .values([
      { ...at, name: "Low Tide Kitchen", description: "Fried okra and red rice." },
      { ...at, name: "Okra House", description: "Everything else." },
      {
        ...at,
        name: "Café Ashé",
        description: "Coffee.",
        location: "Washington, D.C.",
        latitude: 38.9,
        longitude: -77,
      },
    ])
    .execute();
});

describe("before and after a build", () => {
  const check = async () => {
    expect((await find("okra")).names).toEqual(["Okra House", "Low Tide Kitchen"]);
    expect((await find("fry")).names).toEqual(["Low Tide Kitchen"]);
    expect((await find("cafe ashe")).names).toEqual(["Café Ashé"]);
    // Both spellings of a state are the same.
    expect((await find("rice", { place: savannah })).names).toEqual(["Low Tide Kitchen"]);
    const state = { kind: "state", state: "Georgia" } as const;
    expect((await find("", { place: state, category: food })).names).toHaveLength(2);
    expect((await find("coffee", { place: { kind: "state", state: "DC" } })).names).toEqual(["Café Ashé"]);
  };

  it("finds the same", async () => {
    await check();
    await rebuildSearch(database.db, { graceMs: 0 });
    await check();
  });

  it("follows changes of the description, and forgets deleted businesses", async () => {
    await database.db
      .updateTable("businesses")
      .set({ description: "Gumbo." })
      .where("name", "=", "Okra House")
      .execute();
    expect((await find("gumbo")).names).toEqual(["Okra House"]);
    await database.db.deleteFrom("businesses").where("name", "=", "Okra House").execute();
    expect((await find("gumbo")).names).toEqual([]);
    const { rows } = await sql<{ orphans: number }>`
      select count(*) as orphans from search.texts where position not in (select position from search.documents)`.execute(
      database.db,
    );
    expect(rows).toEqual([{ orphans: 0 }]);
  });
});

it("finds only what is near where something is, with its distance, and says where nothing is", async () => {
  const point = { kind: "point", latitude: 32.1, longitude: -81.1 } as const;
  const near = await findBusinesses(database.db, { words: [], category: food, place: point }, 6);
  expect(near.isLoose).toBe(false);
  expect(near.items.map(({ name }) => name)).not.toContain("Café Ashé");
  expect(near.items.length).toBeGreaterThan(0);
  for (const { distanceKm } of near.items) expect(distanceKm).toBeLessThan(10);
  const far = await findBusinesses(database.db, { words: ["coffee"], category: food, place: point }, 6);
  expect(far).toMatchObject({ isLoose: true, items: [{ name: "Café Ashé" }] });
  expect(far.items[0]?.distanceKm).toBeGreaterThan(500);
});

it("answers by name with the tables of an older version", async () => {
  await sql`drop table search.texts, search.lexemes`.execute(database.owner);
  await sql`update search.build set format = 1`.execute(database.owner);
  const request = { words: ["tide"], category: food, place: savannah };
  // Another handle, as this one remembers the format for some seconds.
  const { items } = await findBusinesses(database.owner, request, 6);
  expect(items.map(({ name }) => name)).toEqual(["Low Tide Kitchen"]);
  await database.db.insertInto("businesses").values({ name: "Newcomer" }).execute();
  while (await applySearchChanges(database.db));
  expect(
    (
      await findBusinesses(
        database.owner,
        { ...request, words: ["newcomer"], category: null, place: null },
        6,
      )
    ).items,
  ).toHaveLength(1);
});
