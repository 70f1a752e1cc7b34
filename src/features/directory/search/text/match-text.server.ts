import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { hideFromPlanner, startsWithHidden } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { allOf, anyOf, categoryInStateLexeme, isState } from "#platform/search/lexemes.ts";
import { maxCounted } from "../../rules.ts";
import {
  estimateTogether,
  planNext,
  planText,
  type TextPlan,
  type TextPlanInput,
  topRows,
} from "./plan-text.ts";
import type { Frequency, PreparedText } from "./prepare-text.server.ts";

/** `distanceKm` for those around a point. */
export type TextMatch = { id: string; distanceKm?: number };
export type TextMatches = {
  matches: TextMatch[];
  count: number;
  isCapped: boolean;
  /** The score of the best one; about 1 for a business whose name has the words. */
  strength: number;
};

type Filters = { inCategory: boolean; inPlace: boolean };
/** Which parts of the request a business must have. */
export type TextScope = Filters & { words: "all" | "any" | "none"; limit: number };

/** Of businesses that were asked for by category or place alone. */
export const filterStrength = 1;
/** Names that begin with the words come first; this many of them are looked at. */
const maxTitles = 30;

/** The best businesses for the words within the filters, and how many there are. */
export async function matchText(db: Db, text: PreparedText, scope: TextScope): Promise<TextMatches> {
  const filters = filtersOf(text, scope);
  if (scope.words === "none" || text.words.length === 0) {
    const isCity = scope.inPlace && text.place !== null && text.stateId === null;
    return isCity ? matchFilters(db, text, scope) : listRanked(db, text, scope);
  }
  const input = planInput(text, scope, filters);
  for (let plan = planText(input); ; ) {
    const rows = await score(db, text, scope, plan);
    const found = Math.max(rows[0]?.found ?? 0, rows.length);
    const next = planNext(input, plan, found);
    const strength = rows[0]?.score ?? 0;
    if (!next) return { matches: rows.map(({ id }) => ({ id })), ...totalOf(found, plan, input), strength };
    plan = next;
  }
}

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
      group by position order by 2 desc, position limit ${sql.lit(scope.limit)}
    )
    select id, score, (select count(*) from found) as found
    from scored join search.documents using (position) order by score desc, position`,
  );
}

/** Counting what very many have would take longer than listing the best: the share of those walked by tells. */
function totalOf(found: number, plan: TextPlan, { businesses, words, filters, walked }: TextPlanInput) {
  const isComplete =
    found < plan.candidates && (plan.read === "index" || (plan.read === "walk" && plan.rows >= walked));
  const seen = plan.read === "walk" ? Math.min(plan.rows, walked) / walked : topRows / businesses;
  const sampled = plan.read === "index" ? 0 : found / seen;
  const expected = Math.max(sampled, estimateTogether(businesses, [...words, ...filters]));
  const count = isComplete ? found : Math.max(found, Math.round(expected));
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

function planInput(
  text: PreparedText,
  { words, limit }: TextScope,
  filters: readonly Frequency[],
): TextPlanInput {
  return {
    businesses: text.businesses,
    words: words === "any" ? [countAny(text)] : text.words.map(({ documents }) => documents),
    filters: filters.map(({ documents }) => documents),
    enough: 4 * limit,
    // Of a category in a city no more than the smaller of both.
    walked: Math.min(text.businesses, ...filters.map(({ documents }) => documents)),
  };
}

/** `position` and `tsv` of the candidates, the best ranked first. */
function selectFound(text: PreparedText, scope: TextScope, plan: TextPlan): RawBuilder<unknown> {
  const query = sql`${queryOf(text, scope)}::tsquery`;
  if (plan.read !== "walk") {
    const parts = partsOf(text, scope);
    const lookedUp = sql`${joinParts(parts.slice(0, plan.lookedUp))}::tsquery`;
    const inTop = plan.read === "top" ? sql`and position <= ${sql.lit(topRows)}` : sql``;
    const others = plan.lookedUp < parts.length ? sql`where tsv @@ ${query}` : sql``;
    return sql`
      select position, tsv from (
        select position, tsv from search.texts where tsv @@ ${hideFromPlanner(lookedUp)} ${inTop} offset 0
      ) as looked_up
      ${others} limit ${sql.lit(plan.candidates)}`;
  }
  return sql`
    select position, tsv
    from (select position, tsv from search.texts ${whereFiltered(text, scope)} order by position limit ${sql.lit(plan.rows)}) as ranked
    where tsv @@ ${query} limit ${sql.lit(plan.candidates)}`;
}

/** Texts of the category and the place, for which there are indexes by rank. */
function whereFiltered(text: PreparedText, scope: Filters): RawBuilder<unknown> {
  const { place } = text;
  const conditions = [
    ...categoryConditions(text, scope),
    ...(scope.inPlace && place
      ? [
          sql`${sql.ref(isState(place.lexeme) ? "state_key" : "place_key")} = ${hideFromPlanner(sql`hashtext(${place.lexeme})`)}`,
        ]
      : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** Names that begin with the words as they were typed. */
function selectTitled(text: PreparedText, scope: TextScope): RawBuilder<unknown> {
  const conditions = indexedConditions(text, scope);
  return sql`
    select position, case when name = ${text.term} then 3 else 1.5 end as bonus from search.documents
    where ${startsWithHidden("name", text.term)} ${conditions ? sql`and ${conditions}` : sql``}
    order by name limit ${sql.lit(maxTitles)}`;
}

/** How well the text fits, up to twice as much for the best ranked. */
function scoreOf({ words, businesses }: PreparedText, tsv: RawBuilder<unknown>): RawBuilder<number> {
  const query = sql`${allOf(lexemesOf(words))}::tsquery`;
  return sql`ts_rank('{0.1, 0.4, 0.6, 1}', ${tsv}, ${query}) / (1 + position::double precision / ${businesses + 1})`;
}

/** The category and the state, which indexes by rank begin with. */
function indexedConditions(text: PreparedText, scope: TextScope): RawBuilder<unknown> | null {
  const { stateId } = text;
  const conditions = [
    ...categoryConditions(text, scope),
    ...(scope.inPlace && stateId !== null
      ? [sql`state_id = ${hideFromPlanner(sql`${stateId}::smallint`)}`]
      : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

/** Texts and documents have the same column. */
function categoryConditions({ categoryId }: PreparedText, { inCategory }: Filters): RawBuilder<unknown>[] {
  if (!inCategory || categoryId === null) return [];
  return [sql`category_id = ${hideFromPlanner(sql`${categoryId}::smallint`)}`];
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

/** Those of a city, the best ranked first. */
async function matchFilters(db: Db, text: PreparedText, scope: TextScope): Promise<TextMatches> {
  const query = allOf(lexemesOf(filtersOf(text, scope)));
  const rows = await executePrepared(
    db,
    sql<TextMatch & { found: number }>`
      with found as materialized (
        select position from search.texts ${whereFiltered(text, scope)} order by position limit ${sql.lit(maxCounted + 1)}
      ),
      -- Another city can have the same key.
      best as materialized (
        select position from (select position from found order by position limit ${sql.lit(2 * scope.limit)}) as first
        cross join lateral (
          select from search.texts where texts.position = first.position and tsv @@ ${query}::tsquery offset 0
        ) as checked
        order by position limit ${sql.lit(scope.limit)}
      )
      select id, (select count(*) from found) as found from best join search.documents using (position)
      order by position`,
  );
  const found = rows[0]?.found ?? 0;
  return {
    matches: rows.map(({ id }) => ({ id })),
    count: Math.min(found, maxCounted),
    isCapped: found > maxCounted,
    strength: filterStrength,
  };
}

/** The category and the place that a scope keeps to. A category in a state is one lexeme. */
function filtersOf(
  { category, place, filtered }: PreparedText,
  { inCategory, inPlace }: Filters,
): Frequency[] {
  if (inCategory && category && inPlace && place && isState(place.lexeme))
    return [{ lexeme: categoryInStateLexeme(category.lexeme, place.lexeme), documents: filtered ?? 0 }];
  return [...(inCategory && category ? [category] : []), ...(inPlace && place ? [place] : [])];
}

/** A part of a query and in about how many businesses it occurs. */
type QueryPart = { query: string; documents: number };

/** The words and filters of a query, the rarest first. */
function partsOf(text: PreparedText, scope: Omit<TextScope, "limit">): QueryPart[] {
  const single = ({ lexeme, documents }: Frequency) => ({ query: allOf([lexeme]), documents });
  const any = { query: `(${anyOf(lexemesOf(text.words))})`, documents: countAny(text) };
  const words = scope.words === "any" ? [any] : text.words.map(single);
  const filters = filtersOf(text, scope).map(single);
  return [...words, ...filters].toSorted((a, b) => a.documents - b.documents);
}

/** The text of the query for words and filters. */
export function queryOf(text: PreparedText, scope: Omit<TextScope, "limit">): string {
  return joinParts(partsOf(text, scope));
}

/** At most: some have several of the words. */
function countAny({ words, businesses }: PreparedText): number {
  const sum = words.reduce((total, { documents }) => total + documents, 0);
  return Math.min(sum, businesses);
}

const joinParts = (parts: readonly QueryPart[]) => parts.map(({ query }) => query).join(" & ");
const lexemesOf = (frequencies: readonly Frequency[]) => frequencies.map(({ lexeme }) => lexeme);
