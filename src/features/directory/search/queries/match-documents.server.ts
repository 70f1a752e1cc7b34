import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SearchPosition, type SearchSort, sortColumns } from "../search-sort.ts";
import { chooseSteps, runSteps, type Step } from "../search-steps.ts";
import { containsPattern } from "../search-term.ts";
import { buildMatchCtes } from "./build-match-ctes.server.ts";
import { collectAllOnce } from "./collect-once.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

type ListOptions = { sort: SearchSort; after: SearchPosition | null; limit: number };
export type Match = SearchPosition & { id: string };

/** The result of a limited search. `isPartial` means that it stopped early and there may be more. */
export type Found<Value> = { found: Value; isPartial: boolean };

/** The first matches in the order of the sort; if the search is partial, the best ranked. */
export async function matchDocuments(
  db: Db,
  search: PreparedSearch,
  options: ListOptions,
): Promise<Found<Match[]>> {
  const read = async (chosen: Step): Promise<Found<Match[]>> => {
    const step = await collectAllOnce(db, search, chosen);
    const { rows } = await sql<{ compared: number; matches: Match[] }>`
      with ${select(step, search, options)},
      matches as (
        select page.position, page.key, documents.id
        from page join search.documents on documents.position = page.position
        order by page.key, page.position
      )
      select ${countCompared(step)} as compared, coalesce((select json_agg(matches) from matches), '[]') as matches
    `.execute(db);
    const { compared: names = 0, matches = [] } = rows[0] ?? {};
    // By rank, a full page is the first page even if there are more matches.
    const isFirst = matches.length === options.limit && (step.read === "scan" || options.sort === "best");
    return { found: matches, isPartial: !isFirst && stoppedEarly(step, names) };
  };
  const isEnough = ({ found }: Found<Match[]>) => found.length === options.limit;
  const result = await runSteps(stepsFor(search, options.limit), read, isEnough);
  return result ?? { found: [], isPartial: false };
}

/** The number of matches, counted up to `limit`. */
export async function countDocuments(db: Db, search: PreparedSearch, limit: number): Promise<Found<number>> {
  const read = async (chosen: Step): Promise<Found<number>> => {
    const step = await collectAllOnce(db, search, chosen);
    const { rows } = await sql<{ compared: number; count: number }>`
      with ${select(step, search, { sort: "best", after: null, limit })}
      select ${countCompared(step)} as compared, (select count(*) from page) as count`.execute(db);
    const { compared: names = 0, count = 0 } = rows[0] ?? {};
    return { found: count, isPartial: stoppedEarly(step, names) };
  };
  const result = await runSteps(stepsFor(search, limit), read, ({ found }) => found === limit);
  return result ?? { found: 0, isPartial: false };
}

/** The number of names compared, if that tells whether there may be more. */
function countCompared(step: Step): RawBuilder<unknown> {
  return "maxCompared" in step && step.maxCompared ? sql`(select count(*) from candidates)` : sql`0`;
}

function stoppedEarly(step: Step, names: number): boolean {
  if (step.read === "positions") return step.isPartial;
  if (step.read === "trigrams") return step.maxCompared !== null && names >= step.maxCompared;
  return step.read === "top ranked" || (step.read === "scan" && step.rows !== null);
}

function stepsFor(search: PreparedSearch, wanted: number): Step[] {
  if (!search.term) return search.filtered > 0 ? [{ read: "scan", rows: null }] : [];
  return chooseSteps({ ...search, wanted });
}

/** CTEs of which the last one is the requested page. */
function select(
  step: Step,
  search: PreparedSearch,
  { sort, after, limit }: ListOptions,
): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[sort]);
  const order = sort === "best" ? sql`position` : sql`${column}, position`;
  const page = (from: RawBuilder<unknown>) => sql`page as materialized (${from})`;
  if (step.read !== "scan" && step.read !== "top ranked") {
    // Collects before filtering: using the index of a filter as well would be slower.
    return sql`
      ${buildMatchCtes(step, search)},
      ${page(sql`
        select position, ${column} as key from collected
        where true ${filterConditions(search)} ${afterCursor(sort, column, after)} order by ${order} limit ${limit}`)}`;
  }
  const where = sql`where true ${filterConditions(search)} ${afterCursor(sort, column, after)}`;
  if (step.rows === null) {
    // `strpos` cannot use an index, so the planner keeps to the scan.
    const containsTerm = search.term ? sql`and strpos(name, ${search.term}) > 0` : sql``;
    return page(
      sql`select position, ${column} as key from search.documents ${where} ${containsTerm} order by ${order} limit ${limit}`,
    );
  }
  const containsTerm = sql`where name like ${containsPattern(search.term)}`;
  if (step.read === "top ranked" && sort !== "best") {
    // The index by rank contains names but no other sort column, so only matches are looked up in the table.
    const ranked = sql`select position, name from search.documents where true ${filterConditions(search)} order by position`;
    return page(sql`
      select position, ${column} as key from search.documents
      where position = any (array(select position from (${ranked} limit ${step.rows}) as scanned ${containsTerm}))
        ${afterCursor(sort, column, after)}
      order by ${order} limit ${limit}`);
  }
  return page(sql`
    select position, key from (
      select position, name, ${column} as key from search.documents ${where} order by ${order} limit ${step.rows}
    ) as scanned
    ${containsTerm} order by key, position limit ${limit}`);
}

/** The filters as SQL conditions that start with `and`. */
export function filterConditions({
  categoryId,
  stateId,
}: Pick<PreparedSearch, "categoryId" | "stateId">): RawBuilder<unknown> {
  return sql`
    ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
    ${stateId === null ? sql`` : sql`and state_id = ${stateId}`}`;
}

function afterCursor(
  sort: SearchSort,
  key: RawBuilder<unknown>,
  after: SearchPosition | null,
): RawBuilder<unknown> {
  if (!after) return sql``;
  if (sort === "best") return sql`and position > ${after.position}`;
  return sql`and (${key}, position) > (${after.key}, ${after.position})`;
}
