import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { listMapCells } from "../../map/queries/list-map-cells.server.ts";
import { searchBusinesses } from "../queries/search-businesses.server.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";
import { keepSearchFresh } from "./keep-search-fresh.server.ts";

const world = { west: -180, south: -90, east: 180, north: 90 };
const database = setUpDatabase();

const add = (business: {
  name: string;
  location?: string;
  category_id?: number;
  latitude?: number;
  longitude?: number;
}) => database.db.insertInto("businesses").values(business).returning("id").executeTakeFirstOrThrow();
const change = (id: string, set: Record<string, unknown>) =>
  database.db.updateTable("businesses").set(set).where("id", "=", id).execute();
const find = async (term: string, filters = {}) => {
  while (await applySearchChanges(database.db));
  return searchBusinesses(database.db, { term, ...filters });
};
const countPending = async () =>
  (await sql<{ count: number }>`select count(*) as count from search_changes`.execute(database.db)).rows[0]
    ?.count;

describe("applySearchChanges", () => {
  it("adds a new business to tables that were never built, and removes a deleted one", async () => {
    const { id } = await add({ name: "Low Tide Kitchen", location: "Savannah, Georgia", category_id: 2 });
    const page = await find("tide", { state: "Georgia", category: "Food & Beverage" });
    expect(page.items).toMatchObject([{ id, name: "Low Tide Kitchen", average_rating: 0 }]);
    expect(page.facets.states).toEqual([{ name: "Georgia", businesses: 1 }]);
    await database.db.deleteFrom("businesses").where("id", "=", id).execute();
    const after = await find("tide");
    expect(after.items).toEqual([]);
    expect((await find("")).facets).toEqual({ categories: [], states: [], isApproximate: false });
  });

  it("updates name, place and category", async () => {
    const { id } = await add({
      name: "Kwabena Signs",
      location: "Macon, Georgia",
      category_id: 2,
      latitude: 32.8,
      longitude: -83.6,
    });
    await find("");
    await change(id, {
      name: "Çelik Neon",
      location: "Austin, Texas",
      category_id: 3,
      latitude: 30.3,
      longitude: -97.7,
    });
    expect((await find("kwabena")).items).toEqual([]);
    expect((await find("çe", { state: "Texas", category: "Technology & Innovation" })).items).toHaveLength(1);
    expect((await find("", { state: "Georgia" })).items).toEqual([]);
    const { cells } = await listMapCells(database.db, { box: world });
    expect(cells).toEqual([
      { businesses: 1, latitude: expect.closeTo(30.3, 9), longitude: expect.closeTo(-97.7, 9) },
    ]);
  });

  it("updates the rating, though a review writes to no search table", async () => {
    const best = await add({ name: "Rated Jollof one" });
    const worse = await add({ name: "Rated Jollof two" });
    const review = (id: string, rating: number) =>
      database.db
        .insertInto("reviews")
        .values({ business_id: id, rating, comment: "Good.", status: "Approved" })
        .execute();
    await find("");
    await review(worse.id, 3);
    await review(best.id, 5);
    await review(best.id, 5);
    expect(await countPending()).toBe(3);
    const { items } = await find("jollof", { sort: "rating" });
    expect(items.map(({ id, average_rating }) => [id, average_rating])).toEqual([
      [best.id, 5],
      [worse.id, 3],
    ]);
  });

  it("ignores changes of columns that search does not use", async () => {
    const { id } = await add({ name: "Quiet Change" });
    await find("");
    await change(id, { website: "https://new.example", phone: "555-0100" });
    expect(await countPending()).toBe(0);
  });

  it("is idempotent", async () => {
    const read = async () =>
      (
        await sql`select (select json_agg(d) from search.documents d) as d, (select json_agg(f) from search.facets f) as f`.execute(
          database.db,
        )
      ).rows;
    await find("");
    const before = await read();
    await sql`insert into search_changes (business_id) select id from businesses`.execute(database.owner);
    await find("");
    expect(await read()).toEqual(before);
  });

  it("runs in one worker at a time", async () => {
    await add({ name: "Waiting for its turn" });
    await database.owner.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7345882)`.execute(tx);
      expect(await applySearchChanges(database.db)).toBe(false);
      expect(await countPending()).toBe(1);
    });
    expect((await find("waiting for")).items).toHaveLength(1);
  });
});

describe("keepSearchFresh", () => {
  it("makes a new business searchable and continues after an error", async () => {
    const log = pino({ level: "silent" });
    const error = vi.spyOn(log, "error");
    const fresh = keepSearchFresh({ db: database.db, log, intervalMs: 100 });
    await sql`alter function apply_search_changes rename to broken`.execute(database.owner);
    await eventually(() => expect(error).toHaveBeenCalled());
    await sql`alter function broken rename to apply_search_changes`.execute(database.owner);
    await add({ name: "Fresh Okonkwo Bakes" });
    const search = () => searchBusinesses(database.db, { term: "okonkwo" });
    await eventually(async () => expect((await search()).items).toHaveLength(1));
    await fresh.stop();
  });
});
