import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { startingWith } from "../search-term.ts";
import { readSummaries } from "./list-businesses.server.ts";
import { type PreparedSearch, prepareSearch } from "./prepare-search.server.ts";
import { sampleMatches } from "./sample-matches.server.ts";

export type Suggestion = ReturnType<typeof suggestionOf>;

const maxShown = 8;
/** A start that one name in 400 has is met eight times in so many, one that fewer have is quickly collected. */
const walkedRows = 4_000;
/** Of names that only hold the term so many are looked at. */
const maxLookedAt = 100;

/** Up to eight businesses for what has been typed so far: first those whose name starts with it, then those that hold it. */
export async function suggestBusinesses(db: Db, typed: string): Promise<Suggestion[]> {
  const search = await prepareSearch(db, { term: typed });
  if (!search.term || search.maxMatches === 0) return [];
  // The starts of few names hardly fill the list: what holds the term is looked for at the same time.
  const [ids, atOnce] = await Promise.all([
    matchStarts(db, search),
    isFrequent(search) ? null : matchHolding(db, search),
  ]);
  if (ids.length < maxShown) ids.push(...(atOnce ?? (await matchHolding(db, search))));
  const shown = [...new Set(ids)].slice(0, maxShown).map((id) => ({ id }));
  return (await readSummaries(db, shown)).map(suggestionOf);
}

/** Names that hold the term. The first that are found are the best ranked, but for what has changed since the rebuild. */
async function matchHolding(db: Db, search: PreparedSearch): Promise<string[]> {
  const read = async (matches: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string; found: number }>`
      with ${matches} select id, count(*) over () as found from matches order by position limit ${2 * maxShown}`.execute(
      db,
    );
    return { rows, found: rows[0]?.found ?? 0 };
  };
  const { rows } = await sampleMatches(db, search, read, maxLookedAt);
  return rows.map(({ id }) => id);
}

/** The best ranked names that start with the term. */
async function matchStarts(db: Db, search: PreparedSearch): Promise<string[]> {
  const { term } = search;
  const walked = isFrequent(search) ? await walkStarts(db, { term, letters: [...term].length }) : [];
  const starts = walked.length === maxShown ? walked : await collectStarts(db, term);
  return starts.map(({ id }) => id);
}

function isFrequent({ expected, businesses }: PreparedSearch): boolean {
  return expected > businesses / 1_000;
}

const walkStarts = prepareStatement((_db, param: Param<{ term: string; letters: number }>) =>
  idsAt(sql`
    select position from (select position, name from search.documents order by position limit ${walkedRows}) as stretch
    where left(name, ${param("letters")}) = ${param("term")} order by position limit ${maxShown}`),
);

/** Planned anew each time: what the index can do follows from the letters. */
async function collectStarts(db: Db, term: string) {
  // Sorted by a sum, so that the index in the order of positions looks of no use.
  const positions = sql`
    select position from search.documents where name like ${startingWith(term)} order by position + 0 limit ${maxShown}`;
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
