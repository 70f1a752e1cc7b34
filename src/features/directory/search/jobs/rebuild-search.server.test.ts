import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { searchBusinesses } from "../queries/search-businesses.server.ts";
import { copyBusinesses } from "../search-rows-for-tests.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await copyBusinesses(database.ownerUrl, 3_000);
  await rebuildSearch(database.db, { graceMs: 0 });
});

const add = (name: string) =>
  database.db.insertInto("businesses").values({ name }).returning("id").executeTakeFirstOrThrow();
const find = async (term: string) =>
  (await searchBusinesses(database.db, { term })).items.map(({ name }) => name);
const applyAll = async () => {
  while (await applySearchChanges(database.db));
};

describe("rebuildSearch", () => {
  it("keeps searches working while it runs, and loses no changes", async () => {
    const removed = await add("Removed Xylophones");
    await applyAll();
    const minSearches = 20;
    let isBuilding = true;
    let searches = 0;
    const errors: unknown[] = [];
    const search = async (term: string, whenFound?: () => Promise<unknown>) => {
      while (isBuilding) {
        const { items } = await searchBusinesses(database.db, { term, sort: "name" }).catch(
          (error: unknown) => {
            errors.push(error);
            return { items: [] };
          },
        );
        if (items.length !== 24) errors.push(`${term} found ${items.length}`);
        searches += 1;
        await whenFound?.();
      }
    };
    const write = async () => {
      await add(`Meanwhile Zzyx ${searches}`);
      await applySearchChanges(database.db);
    };
    const busy = [search("hair", write), search(""), search("ha")];
    await database.db.deleteFrom("businesses").where("id", "=", removed.id).execute();
    for (let round = 0; round < 3 || searches < minSearches; round++)
      expect(await rebuildSearch(database.db, { graceMs: 2_000 })).toBe(true);
    isBuilding = false;
    await Promise.all(busy);
    await applyAll();

    expect(errors).toEqual([]);
    expect(await find("xylophones")).toEqual([]);
    expect(await readDrift()).toEqual([]);
  });

  it("ranks featured businesses first, then by quality", async () => {
    const plain = await add("Ranking Quetzal plain");
    const featured = await add("Ranking Quetzal featured");
    const loved = await add("Ranking Quetzal loved");
    await database.db
      .updateTable("businesses")
      .set({ featured: true })
      .where("id", "=", featured.id)
      .execute();
    for (let number = 0; number < 9; number++) {
      await database.db
        .insertInto("reviews")
        .values({ business_id: loved.id, rating: 5, comment: "Lovely.", status: "Approved" })
        .execute();
    }
    await rebuildSearch(database.db, { graceMs: 0 });
    const { items } = await searchBusinesses(database.db, { term: "quetzal" });
    expect(items.map(({ id }) => id)).toEqual([featured.id, loved.id, plain.id]);
  });

  it("keeps the position of a cursor from the previous build", async () => {
    const first = await searchBusinesses(database.db, { term: "hair", limit: 10 });
    await rebuildSearch(database.db, { graceMs: 0 });
    const all = await searchBusinesses(database.db, { term: "hair", limit: 50 });
    const last = first.items.at(-1)?.id;
    const position = all.items.findIndex(({ id }) => id === last);
    const second = await searchBusinesses(database.db, {
      term: "hair",
      limit: 10,
      after: first.nextCursor ?? "",
    });
    expect(second.items.map(({ id }) => id)).toEqual(
      all.items.slice(position + 1, position + 11).map(({ id }) => id),
    );
  });

  it("runs once at a time", async () => {
    const lock = await database.owner.startTransaction().execute();
    await sql`lock table businesses in access exclusive mode`.execute(lock);
    const first = rebuildSearch(database.db, { graceMs: 0 });
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query = 'select fill_search_documents() as result'`.execute(database.owner);
      expect(rows).toHaveLength(1);
    });
    expect(await rebuildSearch(database.db, { graceMs: 0 })).toBe(false);
    await lock.rollback().execute();
    expect(await first).toBe(true);
  });

  it("cleans up after an aborted run", async () => {
    const controller = new AbortController();
    const aborted = rebuildSearch(database.db, {
      signal: controller.signal,
      onStep: (step) => {
        if (step.includes("fill_search_counts")) controller.abort();
      },
    });
    await expect(aborted).rejects.toThrow();
    await add("After the break");
    await applyAll();
    expect(await find("after the break")).toEqual(["After the break"]);
    expect(await rebuildSearch(database.db, { graceMs: 0 })).toBe(true);
    expect(await find("after the break")).toEqual(["After the break"]);
    const { rows } = await sql`select nspname from pg_namespace where nspname like 'search\_%'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ nspname: "search_model" }]);
  });

  it("never puts an incomplete build into use", async () => {
    const call = (name: string) => sql.raw(`select ${name}()`).execute(database.db);
    await call("begin_search_build");
    await expect(call("finish_search_build")).rejects.toThrow(/holds 0 of \d+ businesses/);
    await call("fill_search_documents");
    await expect(call("finish_search_build")).rejects.toThrow(/lacks texts or indexes/);
    expect((await find("hair")).length).toBeGreaterThan(0);
    expect(await rebuildSearch(database.db, { graceMs: 0 })).toBe(true);
  });

  it("that fails after an import loses none of the changes that were waiting", async () => {
    await add("Imported Zinnia");
    await sql`insert into search_changes (business_id)
      select (select id from businesses where name <> 'Imported Zinnia' limit 1) from generate_series(1, 50000)`.execute(
      database.owner,
    );
    await sql`select begin_search_build()`.execute(database.db);
    expect(await find("imported zinnia"), "the build has failed").toEqual([]);
    await applySearchChanges(database.db, 60_000);
    expect(await find("imported zinnia")).toEqual(["Imported Zinnia"]);
  });

  it("leaves nothing to apply of what it has covered", async () => {
    await add("Covered Zinnia");
    await sql`insert into search_changes (business_id)
      select (select id from businesses limit 1) from generate_series(1, 50000)`.execute(database.owner);
    await rebuildSearch(database.db, { graceMs: 0 });
    expect(await find("covered zinnia")).toEqual(["Covered Zinnia"]);
    expect(await applySearchChanges(database.db, 1)).toBe(false);
  });

  it("keeps the ids of states, which requests remember from one statement to the next", async () => {
    const listStates = async () =>
      (
        await sql<{ id: number; name: string }>`select id, name from search.states order by id`.execute(
          database.db,
        )
      ).rows;
    const before = await listStates();
    const [, , rarer] = before;
    const more = Array.from({ length: 500 }, (_, number) => ({
      name: `Newcomer ${number}`,
      location: `Springfield, ${rarer?.name}`,
    }));
    await database.db.insertInto("businesses").values(more).execute();
    await database.db.insertInto("businesses").values({ name: "Far out", location: "Agana, Guam" }).execute();
    await rebuildSearch(database.db, { graceMs: 0 });
    const after = await listStates();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
  });

  it("leaves every index as it was", async () => {
    const list = async () =>
      (
        await sql`select indexname, indexdef from pg_indexes where schemaname = 'search' order by 1`.execute(
          database.db,
        )
      ).rows;
    const before = await list();
    await rebuildSearch(database.db, { graceMs: 0 });
    expect(before.length).toBeGreaterThan(20);
    expect(await list()).toEqual(before);
  });
});

/** Differences between the search tables and what a rebuild would write. */
async function readDrift() {
  const { rows } = await sql`
    select 'document' as what, source.id::text from search_source as source
    full join search.documents on documents.id = source.id
    left join search.states on states.id = documents.state_id
    where (documents.name, documents.category_id, states.name, documents.rating_order, documents.newest_order)
      is distinct from (source.name, source.category_id, source.state, source.rating_order, source.newest_order)
    union all
    select 'facet', category_id || ' ' || state_id
    from (select category_id, state_id, count(*) as n from search.documents group by 1, 2) as counted
    full join search.facets using (category_id, state_id)
    where coalesce(n, 0) <> coalesce(businesses, 0)
    union all
    select 'map', zoom::text from (select zoom, sum(businesses) as n from search.map_cells group by zoom) as cells
    where n <> (select count(*) from search.documents where point is not null)
    union all
    select 'gram', held.gram
    from search.documents
    cross join search_grams(name) as held (gram)
    left join search.grams on grams.gram = held.gram
    left join search.gram_positions as p on p.gram = held.gram and p.position = documents.position
    where grams.gram is null or (grams.is_listed and p.gram is null)`.execute(database.owner);
  return rows;
}
