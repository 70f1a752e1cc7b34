import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { applySearchChanges } from "../jobs/apply-search-changes.server.ts";
import { rebuildSearch } from "../jobs/rebuild-search.server.ts";
import { copyBusinesses } from "../search-rows-for-tests.ts";
import { searchSorts } from "../search-sort.ts";
import { chooseSteps } from "../search-steps.ts";
import { countDocuments, matchDocuments } from "./match-documents.server.ts";
import { type PreparedSearch, prepareSearch } from "./prepare-search.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await copyBusinesses(database.ownerUrl, 2_000);
  await rebuildSearch(database.db, { graceMs: 0 });
});

/** Statistics that force each plan. */
const plans: [plan: string, overrides: (search: PreparedSearch) => Partial<PreparedSearch>][] = [
  ["scan", () => ({ collect: null })],
  ["trigrams", () => ({ maxMatches: 1, expected: 1, filtered: 1e9 })],
  [
    "scan, scan, scan, scan, trigrams",
    () => ({ maxMatches: 4_000, expected: 4_000, businesses: 2_000, filtered: 1e9 }),
  ],
  [
    "scan, scan, scan, scan, top ranked",
    () => ({ collect: null, maxMatches: 4_000, expected: 4_000, businesses: 2_000, filtered: 1e9 }),
  ],
];
const filters = [
  {},
  { category: "Food & Beverage" },
  { state: "Georgia" },
  { category: "Music", state: "Texas" },
];

describe("matchDocuments", () => {
  it.each(plans)(
    "finds the same with the plan %s",
    async (plan, overrides) => {
      for (const term of ["hair", "house of", "okafor", "& c", "the young", "moss & oak"]) {
        for (const filter of filters) {
          const search = await prepareSearch(database.db, { term, ...filter });
          const forced = { ...search, ...overrides(search) };
          const steps = chooseSteps({ ...forced, wanted: 30, isByRank: false }).map(({ read }) => read);
          expect(steps.join(", ")).toBe(plan);
          for (const sort of searchSorts) {
            const options = { sort, after: null, limit: 30, isCounted: true };
            const expected = await listNaively(search, sort);
            const { found, counted } = await matchDocuments(database.db, forced, options);
            expect(found, `${term} ${sort}`).toEqual(expected.slice(0, 30));
            const all = { found: expected.length, isPartial: false };
            expect(counted, `${term} ${sort}`).toEqual(plan === "trigrams" ? all : counted && all);
            const after = expected[10];
            if (after) {
              const next = await matchDocuments(database.db, forced, { ...options, after });
              expect(next.found).toEqual(expected.slice(11, 41));
            }
          }
          const { length } = await listNaively(search, "best");
          const { found } = await countDocuments(database.db, forced, 30);
          expect(found).toBe(Math.min(30, length));
        }
      }
    },
    60_000,
  );

  it.each(["zq", "本語", "o_", "日本語", "l'"])(
    "finds %s, which has no indexed trigram, by its positions",
    async (term) => {
      const search = await prepareSearch(database.db, { term });
      expect(search.collect?.read).toBe("listed");
      const forced = { ...search, filtered: 1e9 };
      expect(chooseSteps({ ...forced, wanted: 30, isByRank: false }).at(-1)?.read).toBe("listed");
      const expected = await listNaively(search, "name");
      expect(expected.length).toBeGreaterThan(0);
      const options = { sort: "name", after: null, limit: 30, isCounted: true } as const;
      expect(await matchDocuments(database.db, forced, options)).toEqual({
        found: expected.slice(0, 30),
        isPartial: false,
        counted: { found: expected.length, isPartial: false },
      });
      const ranked = await listNaively(search, "best");
      const after = ranked[0] ?? null;
      const { found } = await matchDocuments(database.db, forced, { sort: "best", after, limit: 30 });
      expect(found).toEqual(ranked.slice(1, 31));
    },
  );

  it.each(["the young", "moss & oak"])("looks up trigrams from two words of %s", async (term) => {
    const { collect, ...search } = await prepareSearch(database.db, { term });
    const grams = collect?.read === "trigrams" ? collect.grams : [];
    expect(grams.length).toBeGreaterThan(1);
    const offsets = grams.map((gram) => search.term.indexOf(gram));
    expect(Math.max(...offsets) - Math.min(...offsets)).toBeGreaterThan(2);
  });

  it("knows without a query that no name contains an n-gram across a space", async () => {
    // Both sides are common in names, but never adjacent.
    for (const term of ["' s", "x q", "s 10"]) {
      const search = await prepareSearch(database.db, { term });
      expect(await listNaively(search, "best")).toEqual([]);
      expect(search.maxMatches, term).toBe(0);
    }
  });

  it("compares no more names than its limit, and reports a partial result", async () => {
    const search = await prepareSearch(database.db, { term: "okafor" });
    const options = { sort: "name", after: null, limit: 30 } as const;
    const all = (await listNaively(search, "best")).map(({ id }) => id);
    const forced = { ...search, expected: 1, filtered: 1e9 };
    const matchLimited = (names: number) =>
      matchDocuments(database.db, { ...forced, bounds: { rows: 1e6, names } }, options);
    const { found, isPartial } = await matchLimited(2);
    expect(isPartial).toBe(true);
    expect(found.map(({ id }) => id).toSorted()).toEqual(all.slice(0, 2).toSorted());
    expect(await matchLimited(1_000)).toMatchObject({ isPartial: false });
    // A full page, but perhaps not the first by name.
    const few = { ...forced, bounds: { rows: 1e6, names: 5 } };
    const byName = await matchDocuments(database.db, few, { ...options, limit: 2 });
    const byRank = await matchDocuments(database.db, few, { ...options, sort: "best", limit: 2 });
    expect([byName.isPartial, byRank.isPartial]).toEqual([true, false]);
  });

  it("reaches the last page by rank, though each page compares few names", async () => {
    const search = await prepareSearch(database.db, { term: "hair" });
    const forced = { ...search, expected: 1, filtered: 1e9, bounds: { rows: 1e6, names: 15 } };
    const expected = await listNaively(search, "best");
    expect(expected.length).toBeGreaterThan(60);
    for (let start = 0; start < expected.length; start += 10) {
      const after = expected[start - 1] ?? null;
      const page = await matchDocuments(database.db, forced, { sort: "best", after, limit: 10 });
      expect(page.found).toEqual(expected.slice(start, start + 10));
      expect(page.isPartial).toBe(false);
    }
  });

  it("reads its share of names after the cursor where no index helps", async () => {
    const search = await prepareSearch(database.db, { term: "hair" });
    const forced = { ...search, collect: null, filtered: 1e9, bounds: { rows: 300, names: 15 } };
    const after = { position: 1_000, key: 1_000 };
    const options = { sort: "best", after, limit: 1_000 } as const;
    const { found, isPartial } = await matchDocuments(database.db, forced, options);
    const all = await listNaively(search, "best");
    expect(found).toEqual(all.filter(({ position }) => position > 1_000 && position <= 1_300));
    expect(found.length).toBeGreaterThan(5);
    expect(isPartial).toBe(true);
  });

  it.each(["xq", "qqq", "moss xq", "ж"])("knows without a query that no name contains %s", async (term) => {
    const search = await prepareSearch(database.db, { term });
    expect(search.maxMatches).toBe(0);
    expect(chooseSteps({ ...search, wanted: 30, isByRank: true })).toEqual([]);
    expect(await listNaively(search, "best")).toEqual([]);
  });
});

describe("after changes since the build", () => {
  it("lists by rank what was added in the place of what was deleted", async () => {
    // The first page of the table becomes empty, and new names fill it.
    await sql`delete from businesses where id in (select id from search.documents order by position limit 300)`.execute(
      database.owner,
    );
    while (await applySearchChanges(database.db));
    await sql`vacuum search.documents`.execute(database.owner);
    const added = Array.from({ length: 30 }, (_, number) => ({ name: `Okafor & Daughters ${number}` }));
    await database.db.insertInto("businesses").values(added).execute();
    while (await applySearchChanges(database.db));

    const search = await prepareSearch(database.db, { term: "okafor" });
    const forced = { ...search, expected: 1, filtered: 1e9 };
    const expected = await listNaively(search, "best");
    const { rows: physical } = await sql<{ id: string }>`
      select id from search.documents where strpos(name, 'okafor') > 0 order by ctid`.execute(database.db);
    expect(physical.map(({ id }) => id)).not.toEqual(expected.map(({ id }) => id));
    for (let start = 0; start < expected.length; start += 10) {
      const after = expected[start - 1] ?? null;
      const { found } = await matchDocuments(database.db, forced, { sort: "best", after, limit: 10 });
      expect(found).toEqual(expected.slice(start, start + 10));
    }
  });

  it("keeps a business that changes where it is in the table", async () => {
    const pageOf = sql<number>`split_part(trim('()' from ctid::text), ',', 1)::integer`;
    const { rows: before } = await sql<{ id: string; page: number }>`
      select id, ${pageOf} as page from search.documents where position % 20 = 0`.execute(database.db);
    const ids = before.map(({ id }) => id);
    await database.db.updateTable("businesses").set({ category_id: 3 }).where("id", "in", ids).execute();
    while (await applySearchChanges(database.db));
    const { rows: after } = await sql<{ id: string; page: number }>`
      select id, ${pageOf} as page from search.documents where position % 20 = 0`.execute(database.db);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(after.toSorted(byId)).toEqual(before.toSorted(byId));
  });
});

async function listNaively(
  { term, categoryId, stateId }: PreparedSearch,
  sort: (typeof searchSorts)[number],
) {
  const key = { best: sql`position`, rating: sql`rating_order`, newest: sql`newest_order`, name: sql`name` }[
    sort
  ];
  const { rows } = await sql`
    select position, ${key} as key, id from search.documents
    where strpos(name, ${term}) > 0
      and category_id = coalesce(${categoryId}, category_id) and state_id = coalesce(${stateId}, state_id)
    order by ${key}, position`.execute(database.db);
  return rows as { position: number; key: string | number; id: string }[];
}
