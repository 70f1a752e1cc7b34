import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { sources } from "../sources.server.ts";
import type { SubjectSlug } from "../subjects.ts";
import { listEntries } from "./list-entries.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  const { owner } = database;
  await owner
    .insertInto("businesses")
    .values([
      {
        name: "the Porch Hour",
        subcategory: "Podcast",
        location: "Macon, Georgia",
        description: "Long talks.",
      },
      { name: "Ring Shout Studio", subcategory: "Dance" },
      { name: "Spades Parlor", subcategory: "Games & play" },
      { name: "Delta Pixels", subcategory: "Animation & games" },
      { name: "Somebody Else", subcategory: "Bakery" },
    ])
    .execute();
  await owner
    .insertInto("film_media")
    .values([
      { name: "Lantern Radio", category: "Media Outlets", type: "Radio", notable_works: "Weekly city hour" },
      { name: "Ola Whitcomb", category: "Directors", type: "Short" },
    ])
    .execute();
  await owner
    .insertInto("black_theater_arts")
    .values([
      { name: "Zora’s Feet", category: "Dance", type: "Company" },
      { name: "Half Moon Players", category: "Theater Companies" },
    ])
    .execute();
  const listed = ["approved", "featured", "rising", "approved", "rising"];
  const writers = listed.map((status, index) => ({ name: `Poet ${index}`, category: "Writing", status }));
  await owner
    .insertInto("artist_directory")
    .values([
      ...writers.map((writer) => ({ ...writer, email: "canary@poets.example" })),
      { name: "Poet Waiting", category: "Writing", status: "pending" },
      { name: "A Cellist", category: "Music", status: "featured" },
    ])
    .execute();
});

const read = (slug: SubjectSlug, after = "", limit = 12) =>
  listEntries(database.db, { sources: sources[slug], after, limit });
const namesOf = async (slug: SubjectSlug) => (await read(slug)).items.map(({ name }) => name);

describe("listEntries", () => {
  it.each<[SubjectSlug, string[]]>([
    ["podcasts", ["Lantern Radio", "the Porch Hour"]],
    ["dance", ["Ring Shout Studio", "Zora’s Feet"]],
    ["poetry", ["Poet 0", "Poet 1", "Poet 2", "Poet 3", "Poet 4"]],
    ["games", ["Delta Pixels", "Spades Parlor"]],
  ])("lists %s of every list by name, and nothing else", async (slug, names) => {
    expect(await namesOf(slug)).toEqual(names);
    expect(await read(slug)).toMatchObject({ total: names.length, isCapped: false, nextCursor: null });
  });

  it("reads one page after the other, across lists", async () => {
    const first = await read("podcasts", "", 1);
    const second = await read("podcasts", first.nextCursor ?? "", 1);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      "Lantern Radio",
      "the Porch Hour",
    ]);
    expect([first.total, second.nextCursor]).toEqual([2, null]);
  });

  it("links to each entry's page, without contact details", async () => {
    const [radio, hour] = (await read("podcasts")).items;
    expect(radio).toMatchObject({ kind: "Radio", text: "Weekly city hour", path: null });
    expect(hour).toMatchObject({ kind: "Podcast", place: "Macon, Georgia", path: `/business/${hour?.id}` });
    const { items } = await read("poetry");
    expect(items[0]?.path).toBe(`/artist/${items[0]?.id}`);
    expect(JSON.stringify(items)).not.toContain("canary");
  });

  it.each(["podcasts", "dance", "poetry", "games"] as const)("reads %s in index order", async (slug) => {
    const { nextCursor } = await read(slug, "", 1);
    const statements = await recordStatements(() => read(slug, nextCursor ?? "", 1));
    const plan = await explain(statements.find((statement) => statement.includes("keyset")) ?? "");
    expect(plan).not.toContain("Seq Scan");
    expect(plan).not.toMatch(/Sort Key: .*lower/);
    for (const { table } of sources[slug]) expect(plan).toContain(indexes[table]);
  });
});

const indexes = {
  businesses: "businesses_subject_idx",
  artist_directory: "artist_directory_category_idx",
  film_media: "film_media_category_name_idx",
  black_theater_arts: "black_theater_arts_category",
};

async function explain(statement: string): Promise<string> {
  return database.db.transaction().execute(async (tx) => {
    // The tables are nearly empty here, so a sequential scan would be cheaper.
    for (const way of ["seqscan", "bitmapscan"]) await sql.raw(`set local enable_${way} = off`).execute(tx);
    const requested = sql.raw<{ "QUERY PLAN": string }>(`explain (costs off, generic_plan) ${statement}`);
    return (await requested.execute(tx)).rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
