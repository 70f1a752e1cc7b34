import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { lodgingCategories } from "#features/travel/exports/lodging-categories.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { keepDocumentsFresh } from "#platform/search/keep-documents-fresh.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { addArtist, addEvent, addProduct } from "../rows-for-tests.ts";

const database = setUpDatabase();
beforeAll(() => applyAll());

const applyAll = async () => {
  while (await applyDocumentChanges(database.db));
};
/** The titles of all documents of a kind. */
const listTitles = async (kind: string) => {
  await applyAll();
  const entries = database.db.selectFrom("search_documents").select("title").where("kind", "=", kind);
  return (await entries.orderBy("title").execute()).map(({ title }) => title);
};
const countPending = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from search_document_changes`.execute(
    database.db,
  );
  return rows[0]?.count;
};

describe("events", () => {
  it("appear when approved, follow changes, and disappear when canceled, rejected or deleted", async () => {
    const { db } = database;
    const id = await addEvent(db, { name: "Depot Fair", approval_status: "pending" });
    const update = (set: object) => db.updateTable("events").set(set).where("id", "=", id).execute();
    expect(await listTitles("event")).toEqual([]);
    await update({ approval_status: "approved" });
    expect(await listTitles("event")).toEqual(["Depot Fair"]);
    await update({ name: "Depot Bazaar" });
    expect(await listTitles("event")).toEqual(["Depot Bazaar"]);
    await update({ canceled_at: new Date() });
    expect(await listTitles("event")).toEqual([]);
    await update({ canceled_at: null });
    expect(await listTitles("event")).toEqual(["Depot Bazaar"]);
    await db.deleteFrom("events").where("id", "=", id).execute();
    expect(await listTitles("event")).toEqual([]);
  });

  it("that are in two tables have one document, which stays when one is deleted", async () => {
    const { db } = database;
    const date = new Date("2031-12-05T16:00:00Z");
    const twin = await db
      .insertInto("new_events")
      .values({ title: "Twin Supper", date, location: "Macon, GA" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await listTitles("event")).toEqual(["Twin Supper"]);
    const id = await addEvent(db, { name: "Twin Supper", start_datetime: date });
    expect(await listTitles("event")).toEqual(["Twin Supper"]);
    const { rows } = await sql<{ id: string }>`select id from search_documents where kind = 'event'`.execute(
      db,
    );
    expect(rows).toEqual([{ id }]);
    await db.deleteFrom("events").where("id", "=", id).execute();
    expect(await listTitles("event")).toEqual(["Twin Supper"]);
    await db.deleteFrom("new_events").where("id", "=", twin.id).execute();
  });

  it("have no end while they repeat", async () => {
    const { db } = database;
    const id = await addEvent(db, { name: "Sunday Drums", repeats: "weekly" });
    await applyAll();
    const { rows } = await sql<{ is_endless: boolean }>`
      select ends_at = 'infinity' as is_endless from search_documents where id = ${id}`.execute(db);
    expect(rows).toEqual([{ is_endless: true }]);
    await db.deleteFrom("events").where("id", "=", id).execute();
  });
});

describe("artists", () => {
  it("never include an email address or phone number", async () => {
    const { db } = database;
    const contact = { email: "canary@nest.example", phone: "555-0147" };
    const id = await addArtist(db, { name: "Canary Vance", bio: "Sings.", ...contact });
    expect(await listTitles("artist")).toEqual(["Canary Vance"]);
    const { rows } = await sql<{ text: string }>`
      select entry::text as text from search_documents as entry where id = ${id}`.execute(db);
    expect(rows[0]?.text).toContain("Canary Vance");
    expect(rows[0]?.text).not.toMatch(/canary@|nest\.example|0147/);
  });

  it("are merged with the filmmaker of the same name, and disappear when rejected", async () => {
    const { db } = database;
    const film = await db
      .insertInto("underground_filmmakers")
      .values({ name: "canary vance", category: "Film" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await listTitles("artist")).toEqual(["Canary Vance"]);
    await db.updateTable("artist_directory").set({ status: "rejected" }).execute();
    expect(await listTitles("artist")).toEqual(["canary vance"]);
    await db.updateTable("artist_directory").set({ name: "Wren Vance" }).execute();
    await db.updateTable("artist_directory").set({ status: "pending" }).execute();
    await db.deleteFrom("underground_filmmakers").where("id", "=", film.id).execute();
    expect(await listTitles("artist")).toEqual([]);
    await db.updateTable("artist_directory").set({ status: "approved" }).execute();
    expect(await listTitles("artist")).toEqual(["Wren Vance"]);
  });

  it("are not rewritten for a vote or a view", async () => {
    await applyAll();
    await sql`update artist_directory set profile_views = profile_views + 1`.execute(database.owner);
    expect(await countPending()).toBe(0);
  });
});

it("products have their price, and disappear as drafts", async () => {
  const { db } = database;
  const id = await addProduct(db, "Harvest Throw", { description: "<p>Wool, <em>indigo</em>.</p>" });
  expect(await listTitles("product")).toEqual(["Harvest Throw"]);
  const { rows } = await sql`
    select price, tsv @@ to_tsquery('english', 'indigo & wool & !em') as has_text from search_documents
    where id = ${id}`.execute(db);
  expect(rows).toEqual([{ price: "$150.00", has_text: true }]);
  await db.updateTable("products").set({ status: "draft" }).where("id", "=", id).execute();
  expect(await listTitles("product")).toEqual([]);
});

it("guides, tours, stays and venues follow their tables, and only lodging counts as a stay", async () => {
  const { db } = database;
  await db
    .insertInto("travel_guides")
    .values({ city_name: "Savannah", day1_lunch_name: "Okra Table" })
    .execute();
  await db
    .insertInto("cultural_tours")
    .values({ tour_name: "Rice Walk", location: "Savannah, GA" })
    .execute();
  await db.insertInto("venues").values({ venue_name: "Blue Room", city: "Macon", state: "GA" }).execute();
  const bookings = [...lodgingCategories, "Transport"].map((category) => ({
    name: `A ${category}`,
    category,
  }));
  await db.insertInto("booking_platform").values(bookings).execute();
  expect(await listTitles("guide")).toEqual(["Savannah"]);
  expect(await listTitles("tour")).toEqual(["Rice Walk"]);
  expect(await listTitles("venue")).toEqual(["Blue Room"]);
  expect(await listTitles("stay")).toEqual(lodgingCategories.map((category) => `A ${category}`).toSorted());
  for (const table of ["travel_guides", "cultural_tours", "venues", "booking_platform"] as const)
    await db.deleteFrom(table).execute();
  for (const kind of ["guide", "tour", "venue", "stay"]) expect(await listTitles(kind)).toEqual([]);
});

describe("compareDocuments", () => {
  it("repairs and counts differences", async () => {
    await addEvent(database.db, { name: "Depot Fair" });
    await applyAll();
    await sql`update search_documents set title = 'wrong' where kind = 'artist'`.execute(database.owner);
    await sql`
      insert into search_documents (kind, id, key, title, folded_title, detail, summary, rating, added_at, ends_at, quality, tsv, tier)
      values ('venue', 'ghost', gen_random_uuid()::text, 'Ghost', 'ghost', '', '', 0, now(), 'infinity', 1, '', 3)`.execute(
      database.owner,
    );
    expect(await compareDocuments(database.db)).toMatchObject({ differences: 2, remaining: 0 });
    expect(await compareDocuments(database.db)).toMatchObject({ differences: 0, remaining: 0 });
    expect(await listTitles("artist")).toEqual(["Wren Vance"]);
    expect(await listTitles("venue")).toEqual([]);
  });
});

it("keepDocumentsFresh writes changes within seconds", async () => {
  const keeper = keepDocumentsFresh({ db: database.db, log: pino({ level: "silent" }), intervalMs: 20 });
  await database.db.insertInto("venues").values({ venue_name: "Late Room" }).execute();
  await eventually(async () => {
    const found = await database.db
      .selectFrom("search_documents")
      .select("id")
      .where("title", "=", "Late Room")
      .execute();
    expect(found).toHaveLength(1);
  });
  await keeper.stop();
});
