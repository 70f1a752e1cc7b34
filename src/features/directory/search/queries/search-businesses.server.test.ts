import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { copyBusinesses, randomFrom } from "../search-rows-for-tests.ts";
import { type SearchSort, searchSorts } from "../search-sort.ts";
import { type SearchInput, searchBusinesses } from "./search-businesses.server.ts";

const businesses = 3_000;
const database = setUpDatabase();
beforeAll(async () => {
  await copyBusinesses(database.ownerUrl, businesses);
  await compareDocuments(database.db);
});

const terms = [
  ...[
    "",
    "a",
    "q",
    "é",
    "&",
    "zq",
    "ha",
    "xq",
    "o_",
    "0%",
    "hair",
    "HOUSE of",
    "okafor",
    "olive &",
    "st. j",
    "& z",
    "日本",
    "本語",
  ],
  ...[
    "%",
    "_",
    "\\",
    "100%",
    "o_brien",
    "back\\slash",
    "'quoted'",
    "double  space",
    "ωmega",
    "ǆ",
    "aaa",
    "traoré",
    "traore",
    "’quoted’",
    "acacia and almond",
    "xqzvk",
    "the young",
  ],
];
const filters = [
  {},
  { category: "Food & Beverage" },
  { state: "Maine" },
  { category: "Other", state: "Texas" },
];

describe("searchBusinesses", () => {
  it.each(searchSorts)(
    "[DIR-03] [DIR-04] [DIR-06] [DIR-09] [DIR-10] returns the same pages by %s as a brute-force query",
    async (sort) => {
      for (const term of terms) {
        for (const filter of filters) {
          const input = { term, sort, ...filter };
          const expected = await listByBruteForce(input);
          expect(await readAllIds(input), JSON.stringify(input)).toEqual(expected);
        }
      }
    },
    120_000,
  );

  it("counts exactly up to a thousand and reports when there are more", async () => {
    for (const term of terms) {
      for (const filter of filters) {
        const { total } = await searchBusinesses(database.db, { term, ...filter });
        const { length } = await listByBruteForce({ term, sort: "best", ...filter });
        expect(total, `${term} ${JSON.stringify(filter)}`).toEqual({
          count: Math.min(length, 1000),
          isCapped: length > 1000,
        });
      }
    }
  });
});

/** Reads all pages. The page size depends on the term. */
async function readAllIds(input: SearchInput): Promise<string[]> {
  const limit = 7 + Math.floor(randomFrom(input.term?.length ?? 0)() * 400);
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await searchBusinesses(database.db, { ...input, after, limit });
    ids.push(...page.items.map(({ id }) => id));
    after = page.nextCursor ?? undefined;
  } while (after);
  return ids;
}

type BruteForceInput = { term: string; sort: SearchSort; category?: string; state?: string };

/** Queries the source tables without an index. Only the quality comes from the documents. */
async function listByBruteForce({ term, sort, category, state }: BruteForceInput): Promise<string[]> {
  const known = sql`(select name from categories where is_known and name <> 'Other')`;
  const order = {
    best: sql`quality desc, directory.id::text collate "C"`,
    rating: sql`round(average_rating * 100) desc, review_count desc, directory.id::text collate "C"`,
    newest: sql`created_at desc, directory.id::text collate "C"`,
    name: sql`replace(fold_search_text(name), '''', '') collate "C", directory.id::text collate "C"`,
  };
  const { rows } = await sql<{ id: string }>`
    select directory.id from directory
    join (select id as document_id, quality from search_documents where kind = 'business') as ranked
      on document_id = directory.id::text
    where strpos(replace(fold_search_text(name), '''', ''), replace(fold_search_text(${term}), '''', '')) > 0
      ${category === undefined ? sql`` : category === "Other" ? sql`and (category is null or category not in ${known})` : sql`and category = ${category}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by ${order[sort]}`.execute(database.db);
  return rows.map(({ id }) => id);
}
