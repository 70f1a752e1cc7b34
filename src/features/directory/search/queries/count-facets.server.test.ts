import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { rebuildSearch } from "../jobs/rebuild-search.server.ts";
import { copyBusinesses } from "../search-rows-for-tests.ts";
import { countFacets } from "./count-facets.server.ts";
import { listBusinesses } from "./list-businesses.server.ts";
import { prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await copyBusinesses(database.ownerUrl, 8_000);
  await rebuildSearch(database.db, { graceMs: 0 });
});

const count = async (filters: SearchFilters) =>
  countFacets(database.db, await prepareSearch(database.db, filters));

describe("countFacets", () => {
  it.each([
    {},
    { category: "Music" },
    { state: "Ohio" },
    { category: "Other", state: "Georgia" },
    { term: "hair" },
    { term: "okafor", category: "Music" },
    { term: "house of", state: "Ohio" },
    { term: "zq", category: "Other", state: "Georgia" },
    { term: "xqzvk" },
  ])("ignores the own filter of each facet: %j", async (filters: SearchFilters) => {
    const { facets } = await count(filters);
    expect(facets.isApproximate).toBe(false);
    expect(facets.categories).toEqual(
      await countNaively(sql`displayed`, { ...filters, category: undefined }),
    );
    expect(facets.states).toEqual(await countNaively(sql`state`, { ...filters, state: undefined }));
  });

  it("[DIR-18] counts unknown and missing categories as Other", async () => {
    const { facets } = await count({});
    const names = facets.categories.map(({ name }) => name);
    expect(names).toContain("Other");
    expect(names).not.toContain("Travel");
  });

  it("[DIR-08] offers the last part of every location as a state", async () => {
    const { facets } = await count({});
    const { rows } = await sql<{ state: string }>`
      select distinct btrim(split_part(location, ',', -1)) as state from directory where location is not null`.execute(
      database.db,
    );
    expect(facets.states.map(({ name }) => name).sort()).toEqual(rows.map(({ state }) => state).sort());
  });

  it("reports approximate counts over a sample of two thousand", async () => {
    const { total, facets } = await count({ term: "a" });
    expect(total).toEqual({ count: 1000, isCapped: true });
    expect(facets.isApproximate).toBe(true);
    const counted = facets.categories.reduce((sum, { businesses }) => sum + businesses, 0);
    expect(counted).toBe(2_001);
  });

  it("counts the total in a small state exactly, though the facets are approximate", async () => {
    const { total, facets } = await count({ term: "a", state: "Idaho", category: "Writing" });
    const [expected] = await countNaively(sql`'all'`, { term: "a", state: "Idaho", category: "Writing" });
    expect(facets.isApproximate).toBe(true);
    expect(total).toEqual({ count: expected?.businesses ?? 0, isCapped: false });
  });

  it.each([
    [70, 48],
    [1, 24],
    [1_000, 984],
  ])(
    "where the page was counted up to %i and no further, says at least %i, in whole pages",
    async (found, least) => {
      const filters = { term: "a", state: "Idaho", category: "Writing" };
      const search = await prepareSearch(database.db, filters);
      const { items } = await listBusinesses(database.db, { term: "a" });
      const page = { items, nextCursor: "more", isPartial: false, counted: { found, isPartial: true } };
      const { total } = await countFacets(database.db, search, {
        page: Promise.resolve(page),
        isFirstPage: true,
      });
      expect(total).toEqual({ count: least, isCapped: true });
    },
  );
});

async function countNaively(what: ReturnType<typeof sql>, { term = "", category, state }: SearchFilters) {
  const { rows } = await sql<{ name: string; businesses: number }>`
    select ${what} as name, count(*) as businesses
    from (
      select directory.*, case when categories.is_known then category else 'Other' end as displayed
      from directory left join categories on categories.id = category_id
    ) as listed
    where strpos(lower(name), ${term}) > 0
      and displayed = coalesce(${category ?? null}, displayed) and coalesce(state, '') = coalesce(${state ?? null}, state, '')
      and ${what} is not null
    group by 1 order by 2 desc, 1`.execute(database.db);
  return rows;
}
