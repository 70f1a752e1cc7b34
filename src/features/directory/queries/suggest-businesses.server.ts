import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { startingWith } from "../search-term.ts";
import type { BusinessSummary } from "./business-columns.server.ts";
import { matchDocuments } from "./match-documents.server.ts";
import { type PreparedSearch, prepareSearch } from "./prepare-search.server.ts";

export type Suggestion = Pick<BusinessSummary, (typeof suggestionColumns)[number]>;

const suggestionColumns = ["id", "name", "category", "location", "average_rating", "review_count"] as const;

const mostShown = 8;
/** A start that one name in 400 has is met eight times in so many, one that fewer have is quickly collected. */
const walkedRows = 4_000;

/** Up to eight businesses for what has been typed so far: first those whose name starts with it, then those that hold it. */
export async function suggestBusinesses(db: Db, typed: string): Promise<Suggestion[]> {
  const search = await prepareSearch(db, { term: typed });
  if (!search.term || search.mostMatches === 0) return [];
  const matchHolding = () => matchDocuments(db, search, { sort: "best", after: null, most: 2 * mostShown });
  // The starts of few names hardly fill the list: what holds the term is looked for at the same time.
  const [ids, atOnce] = await Promise.all([
    matchStarts(db, search),
    isFrequent(search) ? null : matchHolding(),
  ]);
  if (ids.length < mostShown) ids.push(...(atOnce ?? (await matchHolding())).map(({ id }) => id));
  return readSuggestions(db, [...new Set(ids)].slice(0, mostShown));
}

/** The best ranked names that start with the term. */
async function matchStarts(db: Db, search: PreparedSearch): Promise<string[]> {
  const walked = isFrequent(search) ? await listIds(db, walkStarts(search.term)) : [];
  return walked.length === mostShown ? walked : listIds(db, collectStarts(search.term));
}

function isFrequent({ expected, businesses }: PreparedSearch): boolean {
  return expected > businesses / 1_000;
}

function walkStarts(term: string) {
  return sql`
    select position from (select position, name from search.documents order by position limit ${walkedRows}) as stretch
    where left(name, ${[...term].length}) = ${term} order by position limit ${mostShown}`;
}

function collectStarts(term: string) {
  // Sorted by a sum, so that the index in the order of positions looks of no use.
  return sql`
    select position from search.documents where name like ${startingWith(term)} order by position + 0 limit ${mostShown}`;
}

async function listIds(db: Db, positions: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (${positions})
    select id from found join search.documents using (position) order by position`.execute(db);
  return rows.map(({ id }) => id);
}

async function readSuggestions(db: Db, ids: string[]): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom("directory")
    .select(suggestionColumns)
    .where("id", "=", sql<string>`any (${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
