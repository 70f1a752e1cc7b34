import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SearchPosition, type SearchSort, sortColumns } from "../search-sort.ts";
import { chooseSteps, type Step, tryInTurn } from "../search-steps.ts";
import { containing } from "../search-term.ts";
import { collected } from "./collected.server.ts";
import { gatherAllMatches } from "./gather-matches.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

type ListOptions = { sort: SearchSort; after: SearchPosition | null; most: number };
export type Match = SearchPosition & { id: string };

/** What a bounded search has found; `isPartial` where it stopped at its bound, so that there may be more. */
export type Found<Value> = { found: Value; isPartial: boolean };

/** The first so many businesses that match, in the order asked for; of a partial search the best ranked. */
export async function matchDocuments(
  db: Db,
  search: PreparedSearch,
  options: ListOptions,
): Promise<Found<Match[]>> {
  const read = async (chosen: Step): Promise<Found<Match[]>> => {
    const step = await gatherAllMatches(db, search, chosen);
    const { rows } = await sql<{ compared: number; matches: Match[] }>`
      with ${select(step, search, options)},
      matches as (
        select page.position, page.key, documents.id
        from page join search.documents on documents.position = page.position
        order by page.key, page.position
      )
      select ${compared(step)} as compared, coalesce((select json_agg(matches) from matches), '[]') as matches
    `.execute(db);
    const { compared: names = 0, matches = [] } = rows[0] ?? {};
    // In the order of the ranking, a full page is the first page whatever else there is.
    const isFirst = matches.length === options.most && (step.read === "walk" || options.sort === "best");
    return { found: matches, isPartial: !isFirst && isBounded(step, names) };
  };
  const isEnough = ({ found }: Found<Match[]>) => found.length === options.most;
  const answer = await tryInTurn(stepsFor(search, options.most), read, isEnough);
  return answer ?? { found: [], isPartial: false };
}

/** How many businesses match, counted up to `most`. */
export async function countDocuments(db: Db, search: PreparedSearch, most: number): Promise<Found<number>> {
  const read = async (chosen: Step): Promise<Found<number>> => {
    const step = await gatherAllMatches(db, search, chosen);
    const { rows } = await sql<{ compared: number; count: number }>`
      with ${select(step, search, { sort: "best", after: null, most })}
      select ${compared(step)} as compared, (select count(*) from page) as count`.execute(db);
    const { compared: names = 0, count = 0 } = rows[0] ?? {};
    return { found: count, isPartial: isBounded(step, names) };
  };
  const answer = await tryInTurn(stepsFor(search, most), read, ({ found }) => found === most);
  return answer ?? { found: 0, isPartial: false };
}

/** How many names were compared, where that tells whether there may be more. */
function compared(step: Step): RawBuilder<unknown> {
  return "most" in step && step.most ? sql`(select count(*) from candidates)` : sql`0`;
}

function isBounded(step: Step, names: number): boolean {
  if (step.read === "gathered") return step.isPartial;
  if (step.read === "trigrams") return step.most !== null && names >= step.most;
  return step.read === "best ranked" || (step.read === "walk" && step.rows !== null);
}

function stepsFor(search: PreparedSearch, wanted: number): Step[] {
  if (!search.term) return search.filtered > 0 ? [{ read: "walk", rows: null }] : [];
  return chooseSteps({ ...search, wanted });
}

/** The tables of a statement; the last one is the page asked for. */
function select(step: Step, search: PreparedSearch, { sort, after, most }: ListOptions): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[sort]);
  const order = sort === "best" ? sql`position` : sql`${column}, position`;
  const page = (from: RawBuilder<unknown>) => sql`page as materialized (${from})`;
  if (step.read !== "walk" && step.read !== "best ranked") {
    // Collected before anything else is asked: a filter's own index would add work instead of saving it.
    return sql`
      ${collected(step, search)},
      ${page(sql`
        select position, ${column} as key from collected
        where true ${passing(search)} ${comesAfter(sort, column, after)} order by ${order} limit ${most}`)}`;
  }
  const where = sql`where true ${passing(search)} ${comesAfter(sort, column, after)}`;
  if (step.rows === null) {
    // No index knows this way to look for a term, and the planner takes it for frequent: the walk stays a walk.
    const holdsTerm = search.term ? sql`and strpos(name, ${search.term}) > 0` : sql``;
    return page(
      sql`select position, ${column} as key from search.documents ${where} ${holdsTerm} order by ${order} limit ${most}`,
    );
  }
  const holdsTerm = sql`where name like ${containing(search.term)}`;
  if (step.read === "best ranked" && sort !== "best") {
    // The index of the ranking holds names, but no other order: only what matches is looked up for it.
    const ranked = sql`select position, name from search.documents where true ${passing(search)} order by position`;
    return page(sql`
      select position, ${column} as key from search.documents
      where position = any (array(select position from (${ranked} limit ${step.rows}) as stretch ${holdsTerm}))
        ${comesAfter(sort, column, after)}
      order by ${order} limit ${most}`);
  }
  return page(sql`
    select position, key from (
      select position, name, ${column} as key from search.documents ${where} order by ${order} limit ${step.rows}
    ) as stretch
    ${holdsTerm} order by key, position limit ${most}`);
}

/** The filters, as further conditions of a statement. */
export function passing({
  categoryId,
  stateId,
}: Pick<PreparedSearch, "categoryId" | "stateId">): RawBuilder<unknown> {
  return sql`
    ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
    ${stateId === null ? sql`` : sql`and state_id = ${stateId}`}`;
}

function comesAfter(
  sort: SearchSort,
  key: RawBuilder<unknown>,
  after: SearchPosition | null,
): RawBuilder<unknown> {
  if (!after) return sql``;
  if (sort === "best") return sql`and position > ${after.position}`;
  return sql`and (${key}, position) > (${after.key}, ${after.position})`;
}
