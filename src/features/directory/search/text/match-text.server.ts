import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { allOf, anyOf } from "#platform/search/lexemes.ts";
import { maxCounted } from "../../rules.ts";
import { estimateTogether, planText, type TextPlan, type TextPlanInput } from "./plan-text.ts";
import type { Frequency, PreparedText } from "./prepare-text.server.ts";

export type TextMatch = { id: string };
export type TextMatches = {
  matches: TextMatch[];
  count: number;
  isCapped: boolean;
  /** The score of the best one; about 1 for a business whose name has the words. */
  strength: number;
};

/** Which parts of the request a business must have. */
export type TextScope = {
  words: "all" | "any" | "none";
  inCategory: boolean;
  inPlace: boolean;
  limit: number;
};

/** Of businesses that were asked for by category or place alone. */
export const filterStrength = 1;
/** Names that begin with the words come first; this many of them are looked at. */
const maxTitles = 30;

/** The best businesses for the words within the filters, and how many there are. */
export async function matchText(db: Db, text: PreparedText, scope: TextScope): Promise<TextMatches> {
  const filters = filtersOf(text, scope);
  if (scope.words === "none" || text.words.length === 0) {
    const isCity = scope.inPlace && text.place !== null && text.stateId === null;
    return isCity ? matchFilters(db, filters, scope.limit) : listRanked(db, text, scope);
  }
  const input = planInput(text, scope, filters);
  const plans = planText(input);
  for (const plan of plans) {
    const rows = await score(db, text, scope, plan);
    const found = Math.max(rows[0]?.found ?? 0, rows.length);
    if (plan !== plans.at(-1) && found < enoughFor(scope)) continue;
    const strength = rows[0]?.score ?? 0;
    return { matches: rows.map(({ id }) => ({ id })), ...totalOf(found, plan, input), strength };
  }
  return { matches: [], count: 0, isCapped: false, strength: 0 };
}

/** With so many candidates the best of a walk are good ones. */
const enoughFor = ({ limit }: TextScope) => Math.max(4 * limit, 60);

async function score(db: Db, text: PreparedText, scope: TextScope, plan: TextPlan) {
  const filters = filtersOf(text, scope);
  // Prepared: the way was chosen above, so the plan does not depend on the words, and planning takes milliseconds.
  return executePrepared(
    db,
    sql<{ id: string; score: number; found: number }>`
    with found as materialized (${selectFound(text, scope, plan)}),
    titled as materialized (${selectTitled(text, scope)}),
    scored as (
      select position, max(bonus + score) as score from (
        select position, 0 as bonus, ${scoreOf(text, sql`tsv`)} as score from found
        union all
        select titled.position, bonus, ${scoreOf(text, sql`texts.tsv`)} from titled join search.texts using (position)
        ${filters.length > 0 ? sql`where texts.tsv @@ ${allOf(lexemesOf(filters))}::tsquery` : sql``}
      ) as candidates
      group by position order by 2 desc, position limit ${scope.limit}
    )
    select id, score, (select count(*) from found) as found
    from scored join search.documents using (position) order by score desc, position`,
  );
}

/** Counting what very many have would take longer than listing the best: the share of those walked by tells. */
function totalOf(found: number, plan: TextPlan, { businesses, words, filters, walked }: TextPlanInput) {
  const isComplete = found < plan.candidates && (plan.read === "index" || plan.rows >= walked);
  const sampled = plan.read === "walk" ? (found * walked) / Math.max(1, Math.min(plan.rows, walked)) : 0;
  const expected = Math.max(sampled, estimateTogether(businesses, [...words, ...filters]));
  const count = isComplete ? found : Math.max(found, Math.round(expected));
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

function planInput(
  text: PreparedText,
  { words, inCategory, inPlace }: TextScope,
  filters: readonly Frequency[],
): TextPlanInput {
  const counts = text.words.map(({ documents }) => documents);
  const sum = counts.reduce((total, count) => total + count, 0);
  const followsState = inPlace && text.stateId !== null;
  const isFiltered = followsState || (inCategory && text.categoryId !== null);
  return {
    businesses: text.businesses,
    words: words === "any" ? [Math.min(sum, text.businesses)] : counts,
    filters: filters.map(({ documents }) => documents),
    walked: isFiltered ? (text.filtered ?? text.category?.documents ?? text.businesses) : text.businesses,
    unindexed: inPlace && text.place && !followsState ? [text.place.documents] : [],
  };
}

/** `position` and `tsv` of the candidates, the best ranked first. */
function selectFound(text: PreparedText, scope: TextScope, plan: TextPlan): RawBuilder<unknown> {
  const query = sql`${queryOf(text, scope)}::tsquery`;
  if (plan.read === "index")
    return sql`select position, tsv from search.texts where tsv @@ ${query} limit ${plan.candidates}`;
  const conditions = indexedConditions(text, scope);
  // One look-up for each: the planner would rather read the index of lexemes for all of them.
  const ranked = conditions
    ? sql`
      (select position from search.documents where ${conditions} order by position limit ${plan.rows}) as ranked
      cross join lateral (
        select tsv from search.texts where texts.position = ranked.position offset 0
      ) as text`
    : sql`(select position, tsv from search.texts order by position limit ${plan.rows}) as ranked`;
  return sql`select position, tsv from ${ranked} where tsv @@ ${query} limit ${plan.candidates}`;
}

/** Names that begin with the words as they were typed. */
function selectTitled(text: PreparedText, scope: TextScope): RawBuilder<unknown> {
  const conditions = indexedConditions(text, scope);
  return sql`
    select position, case when name = ${text.term} then 3 else 1.5 end as bonus from search.documents
    where name >= ${text.term} and name < ${`${text.term}\u{10ffff}`} ${conditions ? sql`and ${conditions}` : sql``}
    order by name limit ${maxTitles}`;
}

/** How well the text fits, up to twice as much for the best ranked. */
function scoreOf({ words, businesses }: PreparedText, tsv: RawBuilder<unknown>): RawBuilder<number> {
  const query = sql`${allOf(lexemesOf(words))}::tsquery`;
  return sql`ts_rank('{0.1, 0.4, 0.6, 1}', ${tsv}, ${query}) / (1 + position::double precision / ${businesses + 1})`;
}

/** The category and the state, which indexes by rank begin with. */
function indexedConditions(
  { categoryId, stateId }: PreparedText,
  { inCategory, inPlace }: TextScope,
): RawBuilder<unknown> | null {
  const conditions = [
    ...(inCategory && categoryId !== null ? [sql`category_id = ${categoryId}`] : []),
    ...(inPlace && stateId !== null ? [sql`state_id = ${stateId}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

/** Without words, the best ranked; counted in advance. */
async function listRanked(db: Db, text: PreparedText, scope: TextScope): Promise<TextMatches> {
  const conditions = indexedConditions(text, scope) ?? sql`true`;
  const { rows } = await sql<TextMatch>`
    select id from search.documents where ${conditions} order by position limit ${scope.limit}`.execute(db);
  const inCategory = scope.inCategory ? text.category?.documents : undefined;
  const counted = scope.inPlace && text.place ? (text.filtered ?? 0) : (inCategory ?? text.businesses);
  return {
    matches: rows,
    count: Math.min(counted, maxCounted),
    isCapped: counted > maxCounted,
    strength: filterStrength,
  };
}

/** Those of a city, the best ranked first: the table is in that order. */
async function matchFilters(db: Db, filters: readonly Frequency[], limit: number): Promise<TextMatches> {
  const { rows } = await sql<TextMatch & { found: number }>`
    with found as materialized (
      select position from search.texts where tsv @@ ${allOf(lexemesOf(filters))}::tsquery limit ${maxCounted + 1}
    )
    select id, (select count(*) from found) as found
    from (select position from found order by position limit ${limit}) as best join search.documents using (position)
    order by position`.execute(db);
  const found = rows[0]?.found ?? 0;
  return {
    matches: rows.map(({ id }) => ({ id })),
    count: Math.min(found, maxCounted),
    isCapped: found > maxCounted,
    strength: filterStrength,
  };
}

/** The category and the place that a scope keeps to. */
function filtersOf(
  { category, place }: PreparedText,
  { inCategory, inPlace }: Omit<TextScope, "words" | "limit">,
) {
  return [...(inCategory && category ? [category] : []), ...(inPlace && place ? [place] : [])];
}

/** The text of the query for words and filters. */
export function queryOf(text: PreparedText, scope: Omit<TextScope, "limit">): string {
  const words = lexemesOf(text.words);
  const filters = lexemesOf(filtersOf(text, scope));
  if (scope.words !== "any") return allOf([...words, ...filters]);
  return [`(${anyOf(words)})`, ...(filters.length > 0 ? [allOf(filters)] : [])].join(" & ");
}

const lexemesOf = (frequencies: readonly Frequency[]) => frequencies.map(({ lexeme }) => lexeme);
