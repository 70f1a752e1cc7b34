import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
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
}, 60_000);

/** What makes the choice fall on each way, whatever would be the cheapest here. */
const ways: [way: string, facts: (search: PreparedSearch) => Partial<PreparedSearch>][] = [
  ["walk", () => ({ collect: null })],
  ["trigrams", () => ({ maxMatches: 1, expected: 1, filtered: 1e9 })],
  [
    "walk, walk, walk, trigrams",
    () => ({ maxMatches: 4_000, expected: 4_000, businesses: 2_000, filtered: 1e9 }),
  ],
];
const filters = [
  {},
  { category: "Food & Beverage" },
  { state: "Georgia" },
  { category: "Music", state: "Texas" },
];

describe("matchDocuments", () => {
  it.each(ways)(
    "finds the same by the way of %s",
    async (way, facts) => {
      for (const term of ["hair", "house of", "okafor", "& c", "the young", "moss & oak"]) {
        for (const filter of filters) {
          const search = await prepareSearch(database.db, { term, ...filter });
          const forced = { ...search, ...facts(search) };
          const steps = chooseSteps({ ...forced, wanted: 30 }).map(({ read }) => read);
          expect(steps.join(", ")).toBe(way);
          for (const sort of searchSorts) {
            const options = { sort, after: null, most: 30 };
            const plain = await listPlainly(search, sort);
            const { found } = await matchDocuments(database.db, forced, options);
            expect(found, `${term} ${sort}`).toEqual(plain.slice(0, 30));
            const after = plain[10];
            if (after) {
              const next = await matchDocuments(database.db, forced, { ...options, after });
              expect(next.found).toEqual(plain.slice(11, 41));
            }
          }
          const { length } = await listPlainly(search, "best");
          const { found } = await countDocuments(database.db, forced, 30);
          expect(found).toBe(Math.min(30, length));
        }
      }
    },
    60_000,
  );

  it.each(["zq", "本語", "o_", "日本語", "l'"])(
    "finds %s, which no trigram tells, by its list",
    async (term) => {
      const search = await prepareSearch(database.db, { term });
      expect(search.collect?.read).toBe("listed");
      const forced = { ...search, filtered: 1e9 };
      expect(chooseSteps({ ...forced, wanted: 30 }).at(-1)?.read).toBe("listed");
      const plain = await listPlainly(search, "name");
      expect(plain.length).toBeGreaterThan(0);
      expect(await matchDocuments(database.db, forced, { sort: "name", after: null, most: 30 })).toEqual({
        found: plain.slice(0, 30),
        isPartial: false,
      });
    },
  );

  it.each(["the young", "moss & oak"])("asks the index for runs of two words of %s", async (term) => {
    const { collect, ...search } = await prepareSearch(database.db, { term });
    const asks = collect?.read === "trigrams" ? collect.asks : [];
    expect(asks.length).toBeGreaterThan(1);
    const places = asks.map((run) => search.term.indexOf(run));
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(2);
  });

  it("knows without looking that no name holds a run across a blank", async () => {
    // Names hold both sides of it often, but never side by side.
    for (const term of ["' s", "x q", "s 10"]) {
      const search = await prepareSearch(database.db, { term });
      expect(await listPlainly(search, "best")).toEqual([]);
      expect(search.maxMatches, term).toBe(0);
    }
  });

  it("compares no more names than its bound, and says that there may be more", async () => {
    const search = await prepareSearch(database.db, { term: "okafor" });
    const options = { sort: "name", after: null, most: 30 } as const;
    const all = (await listPlainly(search, "best")).map(({ id }) => id);
    const bounded = (most: number) => {
      const collect = { read: "trigrams", asks: ["oka"], most } as const;
      return matchDocuments(
        database.db,
        { ...search, collect, maxMatches: 1, expected: 1, filtered: 1e9 },
        options,
      );
    };
    const { found, isPartial } = await bounded(2);
    expect(isPartial).toBe(true);
    expect(found.map(({ id }) => id).toSorted()).toEqual(all.slice(0, 2).toSorted());
    expect(await bounded(1_000)).toMatchObject({ isPartial: false });
    // Full, but perhaps not what comes first by name.
    const few = { ...search, collect: { read: "trigrams", asks: ["oka"], most: 5 } as const };
    const facts = { ...few, maxMatches: 1, expected: 1, filtered: 1e9 };
    const byName = await matchDocuments(database.db, facts, { ...options, most: 2 });
    const byRank = await matchDocuments(database.db, facts, { ...options, sort: "best", most: 2 });
    expect([byName.isPartial, byRank.isPartial]).toEqual([true, false]);
  });

  it.each(["xq", "qqq", "moss xq", "ж"])("knows without looking that no name holds %s", async (term) => {
    const search = await prepareSearch(database.db, { term });
    expect(search.maxMatches).toBe(0);
    expect(chooseSteps({ ...search, wanted: 30 })).toEqual([]);
    expect(await listPlainly(search, "best")).toEqual([]);
  });
});

async function listPlainly(
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
