import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { applyDocumentChanges } from "./apply-document-changes.server.ts";

const database = setUpDatabase();
const places = [
  ["Macon, Georgia", 32.84, -83.63],
  ["Macon, Georgia", 32.85, -83.61],
  ["Savannah, Georgia", 32.08, -81.09],
  ["Mobile, Alabama", 30.69, -88.04],
] as const;

/** Where businesses are after each round, as indexes of `places`; `null` is deleted. The second repeats a place. */
const rounds: readonly (readonly (number | null)[])[] = [
  [0, 0, 1, 2, 3, 3, 2, 0],
  [1, 2, 1, 2, 0, 3, 2, 0],
  [1, null, 3, 3, 0, null, null, 0],
  [2, 2, 2, null, null, 1, null, 1],
  [null, null, null, null, null, null, null, null],
];

it("counts by category, cell and city follow added, moved and deleted documents", async () => {
  const { db, owner } = database;
  const ids: (string | null)[] = rounds[0]?.map(() => null) ?? [];
  for (const round of rounds) {
    for (const [at, place] of round.entries()) await move(at, place);
    while (await applyDocumentChanges(db));
    const counted = await readCounts();
    await sql`select repair_search_counts()`.execute(owner);
    expect(counted).toEqual(await readCounts());
  }
  expect(await readCounts()).toEqual({ facets: [], cells: [], cities: [] });

  async function move(at: number, to: number | null) {
    const id = ids[at] ?? null;
    const place = to === null ? null : places[to];
    if (!place) {
      if (id) await db.deleteFrom("businesses").where("id", "=", id).execute();
      ids[at] = null;
      return;
    }
    const [location, latitude, longitude] = place;
    const values = { name: `Corner ${at}`, category_id: 1 + (at % 3), location, latitude, longitude };
    if (id) {
      await db.updateTable("businesses").set(values).where("id", "=", id).execute();
      return;
    }
    const added = await db.insertInto("businesses").values(values).returning("id").executeTakeFirstOrThrow();
    ids[at] = added.id;
  }

  async function readCounts() {
    const [facets, cells, cities] = await Promise.all([
      db
        .selectFrom("search_facets")
        .select(["category", "state", "documents"])
        .orderBy("category")
        .orderBy("state")
        .execute(),
      db
        .selectFrom("search_cells")
        .select(["x", "y", "category", "state", "documents", "longitude", "latitude"])
        .orderBy("x")
        .orderBy("y")
        .orderBy("category")
        .execute(),
      db
        .selectFrom("search_cities")
        .select(["city", "state", "documents", "longitude", "latitude"])
        .orderBy("city")
        .execute(),
    ]);
    return { facets, cells: cells.map(roundCenter), cities: cities.map(roundCenter) };
  }
});

/** A running mean differs from a new one by less than a millimeter. */
function roundCenter<Row extends { longitude: number | null; latitude: number | null }>(row: Row): Row {
  const toMicrodegrees = (value: number | null) => value && Math.round(value * 1e6) / 1e6;
  return { ...row, longitude: toMicrodegrees(row.longitude), latitude: toMicrodegrees(row.latitude) };
}
