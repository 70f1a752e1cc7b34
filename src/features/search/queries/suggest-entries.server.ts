import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { hideFromPlanner, startsWithHidden } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import { groupByIndex, isOfKinds } from "../entries/sources.server.ts";
import type { SearchKind } from "../reading/reading.ts";

export type SuggestedEntry = {
  kind: SearchKind;
  id: string;
  title: string;
  detail: string;
  picture_url: string | null;
  price: string | null;
  date: string | null;
  time: string | null;
  /** The title begins with what was typed; otherwise a later word does. */
  isPrefix: boolean;
};
type Input = { term: string; sources: readonly SearchSource<SearchKind>[]; now: Date };

const perKind = 3;
/** So many of the best of each kind are compared, whatever was typed. */
const maxWalked = 400;
/** So many titles in the order of letters. */
const maxTitles = 12;
/** So many with a later word. */
const maxLater = 100;
/** Shorter beginnings of later words are looked for among the best only: too many words begin with them. */
const minIndexed = 3;

/** Up to three entries of each kind for the folded text typed so far. Every part is bounded. */
export async function suggestEntries(db: Db, input: Input): Promise<SuggestedEntry[]> {
  const asked = { ...input, term: input.term.replaceAll("'", "") };
  const { term, sources, now } = asked;
  if (term === "" || sources.length === 0) return [];
  // Prepared: it takes few forms, and planning it takes longer than reading.
  const statement = sql<SuggestedEntry>`
    with candidates as materialized (${sql.join(listParts(asked), sql` union all `)}),
    ranked as (
      select *, row_number() over (partition by kind order by is_prefix desc, quality desc, id) as place
      from (
        select kind, id, max(quality) as quality, bool_or(starts_with(folded_title, ${term})) as is_prefix
        from candidates group by kind, id
      ) as grouped
    )
    select entry.kind, entry.id, title, detail, picture_url, price, is_prefix as "isPrefix",
      to_char(next.starts_at at time zone next.time_zone, 'YYYY-MM-DD') as date,
      to_char(next.starts_at at time zone next.time_zone, 'HH24:MI') as time
    from ranked cross join lateral (
      -- A look-up for each: the planner expects so many that it would read the whole table.
      select * from search_entries where kind = ranked.kind and id = ranked.id offset 0
    ) as entry
    left join lateral (
      select date.starts_at, date.time_zone from search_entry_dates as date
      where date.kind = entry.kind and date.id = entry.id and date.starts_at >= ${now} and isfinite(date.starts_at)
      order by date.starts_at limit 1
    ) as next on true
    where place <= ${sql.lit(perKind)} order by is_prefix desc, ranked.quality desc, entry.id`;
  return executePrepared(db, statement);
}

function listParts(input: Input): RawBuilder<unknown>[] {
  const { sources } = input;
  const kinds = sources.map(({ kind }) => kind);
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  const others = kinds.filter((kind) => !dated.includes(kind));
  const words = splitWords(input.term);
  return [
    ...(dated.length > 0 ? [selectBest(dated, sql`ends_at, id`, input)] : []),
    ...(others.length > 0 ? [selectBest(others, sql`quality desc, id`, input)] : []),
    selectTitles(kinds, input),
    ...(words ? groupByIndex(kinds).map((group) => selectLater(group, words, input)) : []),
  ];
}

const columns = sql`kind, id, folded_title, quality`;
const isOpen = (now: Date) => sql`ends_at >= ${hideFromPlanner(sql`${now}::timestamptz`)}`;
const each = (kinds: SearchKind[]) =>
  sql`(values ${sql.join(kinds.map((kind) => sql`(${sql.lit(kind)})`))}) as asked (of_kind)`;

function selectBest(
  kinds: SearchKind[],
  order: RawBuilder<unknown>,
  { term, now }: Input,
): RawBuilder<unknown> {
  return sql`(
    select found.* from ${each(kinds)}
    cross join lateral (
      select ${columns} from (
        select ${columns} from search_entries
        where kind = of_kind collate "C" and ${isOpen(now)} order by ${order} limit ${sql.lit(maxWalked)}
      ) as best
      where strpos(' ' || folded_title, ' ' || ${term}) > 0 limit ${sql.lit(2 * perKind)}
    ) as found)`;
}

function selectTitles(kinds: SearchKind[], { term, now }: Input): RawBuilder<unknown> {
  return sql`(
    select found.* from ${each(kinds)}
    cross join lateral (
      select ${columns} from search_entries
      where kind = of_kind collate "C" and ${startsWithHidden("folded_title", term)}
        and ${isOpen(now)}
      order by folded_title limit ${sql.lit(maxTitles)}
    ) as found)`;
}

/** Through the index of lexemes, unless a frequent one begins like this: then the best have it already. */
function selectLater(kinds: SearchKind[], { others, last }: TypedWords, { now }: Input): RawBuilder<unknown> {
  // What is typed is the beginning of a lexeme, or a word whose lexeme is shorter: "candles" is in the index as "candl".
  const begins = sql`to_tsquery('simple', ${`${last}:*A`}) || to_tsquery('english', ${`${last}:A`})`;
  const query = others ? sql`to_tsquery('english', ${others}) && (${begins})` : begins;
  return sql`(
    select ${columns} from search_entries
    where not exists (
      select from search_entry_lexemes where ${isOfKinds(kinds)} and (
        lexeme >= ${last} and lexeme < ${`${last}~`} or lexeme = any (tsvector_to_array(to_tsvector('english', ${last})))
      )
    )
    and tsv @@ ${hideFromPlanner(query)} and ${isOfKinds(kinds)} and ${isOpen(now)} limit ${sql.lit(maxLater)})`;
}

/** The words before the last one as a query. */
type TypedWords = { others: string; last: string };

/** Null while the last word is too short. */
function splitWords(term: string): TypedWords | null {
  const words = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  if ([...last].length < minIndexed) return null;
  return { others: words.slice(0, -1).join(" & "), last };
}
