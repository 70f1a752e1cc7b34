import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SearchPosition, type SearchSort, sortColumns } from "../search-sort.ts";
import {
  chooseSteps,
  isScanWorthwhile,
  type PlanInput,
  quickBounds,
  runSteps,
  type Step,
} from "../search-steps.ts";
import { buildMatchCtes, filterConditions, stoppedEarly } from "./build-match-ctes.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

type ListOptions = {
  sort: SearchSort;
  after: SearchPosition | null;
  limit: number;
  /** Count the matches as well where the same look-up in the index serves both. */
  isCounted?: boolean;
};
type PageOptions = ListOptions & {
  /** Any matches do, or those the index finds first: the page is not sorted. */
  isByRank: boolean;
};
type PageRow = { arrived: number[]; stopped: boolean; matches: Match[]; counted: Found<number> | null };
export type Match = SearchPosition & { id: string };

/** The result of a limited search. `isPartial` means that it stopped early and there may be more. */
export type Found<Value> = { found: Value; isPartial: boolean };
type FoundPage = Found<Match[]> & { counted: Found<number> | null };

/** The first matches in the order of the sort; if the search is partial, the best ranked. */
export async function matchDocuments(
  db: Db,
  search: PreparedSearch,
  options: ListOptions,
): Promise<FoundPage> {
  const { limit, after } = options;
  const isBest = options.sort === "best";
  // By rank, the index finds what comes after the cursor only.
  const isCounted = options.isCounted && !(isBest && after);
  const skipped = after ? after.position / search.businesses : 0;
  const read = async (step: Step, isByRank = isBest): Promise<FoundPage> => {
    const page = { ...options, isByRank };
    const { rows } = await sql<PageRow>`
      with ${select(step, search, page)},
      matches as (
        select page.position, page.key, documents.id
        from page join search.documents on documents.position = page.position
        order by page.key, page.position
      )
      select array(select position from page) as arrived, ${hasStopped(step, page)} as stopped,
        coalesce((select json_agg(matches) from matches), '[]') as matches,
        ${isCounted ? countCollected(step, search) : sql`null`} as counted`.execute(db);
    const { arrived = [], stopped = false, matches = [], counted = null } = rows[0] ?? {};
    // A business added since the build may stand in the place of a deleted one, before others that rank higher.
    if (isByRank && !isAscending(arrived)) return read(step, false);
    // By rank, a full page is the first page even if there are more matches.
    const isFirst = matches.length === limit && (step.read === "scan" || isBest);
    return { found: matches, isPartial: stopped && !isFirst, counted };
  };
  const result = await runSteps(
    stepsFor(search, { wanted: limit, isByRank: isBest, skipped }),
    (step) => read(step),
    ({ found }) => found.length === limit,
    (step, { found }) => isScanWorthwhile(step, found.length, limit),
  );
  return result ?? { found: [], isPartial: false, counted: null };
}

/** Counts what the index has found, no further than is quick. */
function countCollected(step: Step, { term }: PreparedSearch): RawBuilder<unknown> {
  if (step.read === "listed")
    return sql`(select json_build_object('found', count(*), 'isPartial', false) from collected)`;
  if (step.read !== "trigrams") return sql`null`;
  const { names } = quickBounds;
  return sql`(
    select json_build_object(
      'found', count(*) filter (where strpos(name, ${term}) > 0), 'isPartial', count(*) = ${names}
    )
    from (select name from candidates limit ${names}) as compared
  )`;
}

/** The number of matches, counted up to `limit`. */
export async function countDocuments(db: Db, search: PreparedSearch, limit: number): Promise<Found<number>> {
  const page = { sort: "best", after: null, limit, isByRank: true } as const;
  const read = async (step: Step): Promise<Found<number>> => {
    const { rows } = await sql<{ count: number; stopped: boolean }>`
      with ${select(step, search, page)}
      select (select count(*) from page) as count, ${hasStopped(step, page)} as stopped`.execute(db);
    return { found: rows[0]?.count ?? 0, isPartial: rows[0]?.stopped ?? false };
  };
  const result = await runSteps(
    stepsFor(search, { wanted: limit, isByRank: true }),
    read,
    ({ found }) => found === limit,
    (step, { found }) => isScanWorthwhile(step, found, limit),
  );
  return result ?? { found: 0, isPartial: false };
}

/** Whether the step met its limit. By rank it has not read that far if it filled the page. */
function hasStopped(step: Step, { isByRank, limit }: PageOptions): RawBuilder<unknown> {
  const stopped = stoppedEarly(step);
  return isByRank ? sql`(select count(*) from page) < ${limit} and ${stopped}` : stopped;
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

function stepsFor(search: PreparedSearch, page: Pick<PlanInput, "wanted" | "isByRank" | "skipped">): Step[] {
  if (!search.term) return search.filtered > 0 ? [{ read: "scan", rows: null }] : [];
  return chooseSteps({ ...search, ...page });
}

/** CTEs of which the last one is the requested page. */
function select(
  step: Step,
  search: PreparedSearch,
  { sort, after, limit, isByRank }: PageOptions,
): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[sort]);
  const order = sort === "best" ? sql`position` : sql`${column}, position`;
  const page = (from: RawBuilder<unknown>) => sql`page as materialized (${from} limit ${limit})`;
  if (step.read !== "scan") {
    const isBest = sort === "best";
    const afterPosition = isBest ? after?.position : undefined;
    return sql`
      ${buildMatchCtes(step, search, { filters: search, afterPosition, isSlim: isBest })},
      ${page(sql`
        select position, ${column} as key from collected
        where true ${isBest ? sql`` : afterCursor(sort, column, after)}
        ${isByRank ? sql`` : sql`order by ${order}`}`)}`;
  }
  const where = sql`where true ${filterConditions(search)} ${afterCursor(sort, column, after)}`;
  // `strpos` cannot use an index, so the planner keeps to the scan.
  const containsTerm = search.term ? sql`strpos(name, ${search.term}) > 0` : sql`true`;
  if (step.rows === null)
    return page(
      sql`select position, ${column} as key from search.documents ${where} and ${containsTerm} order by ${order}`,
    );
  return page(sql`
    select position, key from (
      select position, name, ${column} as key from search.documents ${where} order by ${order} limit ${step.rows}
    ) as scanned
    where ${containsTerm} order by key, position`);
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
