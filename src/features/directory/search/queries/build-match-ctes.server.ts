import { type RawBuilder, sql } from "kysely";
import type { Step } from "../search-steps.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

type Filters = Pick<PreparedSearch, "categoryId" | "stateId">;
/** Steps that find matches by rank, whatever the sort. */
export type CollectStep = Exclude<Step, { read: "scan" }>;

type Options = {
  filters?: Filters;
  /** Only what ranks after this position. */
  afterPosition?: number | undefined;
  /** Only `rankedColumns` are needed. */
  isSlim?: boolean;
};

const unfiltered: Filters = { categoryId: null, stateId: null };
/** What the index by rank contains; anything else has to be looked up in the table. */
const rankedColumns = sql`position, category_id, state_id, name`;

/**
 * CTEs with the businesses whose name contains the term and that pass the filters, as the step finds them: by rank, but
 * for changes since the build. The last one is `collected`. They are read no further than somebody reads `collected`.
 * Names are compared with `strpos`, because `like` would make PostgreSQL look up every trigram of the term again.
 */
export function buildMatchCtes(
  step: CollectStep,
  { term }: Pick<PreparedSearch, "term">,
  { filters = unfiltered, afterPosition, isSlim = false }: Options = {},
): RawBuilder<unknown> {
  const containsTerm = sql`strpos(name, ${term}) > 0`;
  const isAfter = (position: RawBuilder<unknown>) =>
    afterPosition === undefined ? sql`` : sql`and ${position} > ${afterPosition}`;
  const collected = (from: RawBuilder<unknown>) => sql`collected as materialized (${from})`;
  if (step.read === "listed")
    return collected(sql`
      select documents.* from search.gram_positions join search.documents using (position)
      where gram = ${step.gram} and ${containsTerm} ${filterConditions(filters)} ${isAfter(sql`position`)}
      order by position`);
  if (step.read === "top ranked") {
    const scanned = sql`(
      select ${rankedColumns} from search.documents
      where true ${filterConditions(filters)} ${isAfter(sql`position`)}
      order by position limit ${step.rows}
    ) as scanned where ${containsTerm}`;
    if (isSlim) return collected(sql`select * from ${scanned}`);
    return collected(sql`
      select * from search.documents
      where position = any (array(select position from ${scanned})) order by position`);
  }
  const containsGram = (gram: string) => sql`search_key(name) like '%' || search_key(${gram}) || '%'`;
  const containsGrams = sql.join(step.grams.map(containsGram), sql` and `);
  // `position + 0` keeps the planner from using the index on positions. The limit is in a CTE of its own: next to the
  // condition, it would make the planner scan the table.
  return sql`
    indexed as materialized (
      select * from search.documents
      where ${containsGrams} ${indexedConditions(filters)} ${isAfter(sql`position + 0`)}
    ),
    candidates as materialized (select * from indexed ${step.maxCompared ? sql`limit ${step.maxCompared}` : sql``}),
    ${collected(sql`select * from candidates where ${containsTerm}`)}`;
}

/** Whether the step has read on to its limit; an SQL expression after these CTEs. */
export function stoppedEarly(step: Step): RawBuilder<unknown> {
  if (step.read === "trigrams" && step.maxCompared)
    return sql`(select count(*) from candidates) >= ${step.maxCompared}`;
  return step.read === "top ranked" || (step.read === "scan" && step.rows !== null) ? sql`true` : sql`false`;
}

/** The filters as SQL conditions that start with `and`. */
export function filterConditions({ categoryId, stateId }: Filters): RawBuilder<unknown> {
  return sql`
    ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
    ${stateId === null ? sql`` : sql`and state_id = ${stateId}`}`;
}

/** The same for the index of trigrams, with the entry that `search_filters` has for them. */
function indexedConditions({ categoryId, stateId }: Filters): RawBuilder<unknown> {
  if (categoryId === null && stateId === null) return sql``;
  const entry =
    categoryId === null ? stateId : stateId === null ? -1 - categoryId : (categoryId + 1) * 2 ** 32 + stateId;
  return sql`and search_filters(category_id, state_id) @> array[${entry}::bigint]`;
}
