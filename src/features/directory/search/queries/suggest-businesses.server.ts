import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { prefixPattern } from "../search-term.ts";
import { readSummaries } from "./list-businesses.server.ts";
import { type PreparedSearch, prepareSearch } from "./prepare-search.server.ts";
import { sampleMatches } from "./sample-matches.server.ts";

export type Suggestion = ReturnType<typeof suggestionOf>;

const maxSuggestions = 8;
/** A prefix of one name in 500 fills the list in this many rows. Rarer ones are quick to look up. */
const scannedRows = 4_000;
/** Names that only contain the term: so many are looked at, and searched for among so many of the best ranked. */
const containing = { size: 2 * maxSuggestions, maxRows: 8_000 };

/** Up to eight businesses for the text typed so far: names that start with it first, then names that contain it. */
export async function suggestBusinesses(db: Db, typed: string): Promise<Suggestion[]> {
  return (await suggestSummaries(db, typed)).map(suggestionOf);
}

/** The same with all that lists show. */
export async function suggestSummaries(db: Db, typed: string): Promise<BusinessSummary[]> {
  const search = await prepareSearch(db, { term: typed });
  if (!search.term || search.maxMatches === 0) return [];
  // A rare prefix hardly fills the list, so both queries run in parallel.
  const [ids, parallel] = await Promise.all([
    matchPrefix(db, search),
    isFrequent(search) ? null : matchContaining(db, search),
  ]);
  if (ids.length < maxSuggestions) ids.push(...(parallel ?? (await matchContaining(db, search))));
  const shown = [...new Set(ids)].slice(0, maxSuggestions).map((id) => ({ id }));
  return readSummaries(db, shown);
}

/** Names that contain the term. The first found are the best ranked, except for changes since the rebuild. */
async function matchContaining(db: Db, search: PreparedSearch): Promise<string[]> {
  const best = sql`select id from matches order by position limit ${containing.size}`;
  const { rows } = await sampleMatches<{ id: string }>(db, search, best, containing);
  return rows.map(({ id }) => id);
}

/** The best ranked names that start with the term. */
async function matchPrefix(db: Db, search: PreparedSearch): Promise<string[]> {
  const { term } = search;
  const scanned = isFrequent(search) ? await scanPrefix(db, { term, letters: [...term].length }) : [];
  const rows = scanned.length === maxSuggestions ? scanned : await lookUpPrefix(db, term);
  return rows.map(({ id }) => id);
}

function isFrequent({ expected, businesses }: PreparedSearch): boolean {
  return expected > businesses / 1_000;
}

const scanPrefix = prepareStatement((_db, param: Param<{ term: string; letters: number }>) =>
  idsAt(sql`
    select position from (select position, name from search.documents order by position limit ${sql.lit(scannedRows)}) as scanned
    where left(name, ${param("letters")}) = ${param("term")} order by position limit ${sql.lit(maxSuggestions)}`),
);

/** Not a prepared statement: the plan depends on the pattern. */
async function lookUpPrefix(db: Db, term: string) {
  // `+ 0` keeps the planner from using the index on positions.
  const positions = sql`
    select position from search.documents where name like ${prefixPattern(term)} order by position + 0 limit ${maxSuggestions}`;
  return (await idsAt(positions).execute(db)).rows;
}

function idsAt(positions: RawBuilder<unknown>) {
  return sql<{ id: string }>`
    with found as materialized (${positions})
    select id from found join search.documents using (position) order by position`;
}

function suggestionOf({ id, name, category, location, average_rating, review_count }: BusinessSummary) {
  return { id, name, category, location, average_rating, review_count };
}
