import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import { groupByIndex } from "../entries/sources.server.ts";
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
  const { term, sources, now } = { ...input, term: input.term.replaceAll("'", "") };
  if (term === "" || sources.length === 0) return [];
  // Prepared: it takes few forms, and planning it takes longer than reading.
  const statement = sql<SuggestedEntry>`
    with candidates as materialized (${sql.join(listParts(input), sql` union all `)}),
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
    where place <= ${perKind} order by is_prefix desc, ranked.quality desc, entry.id`;
  return executePrepared(db, statement);
}

function listParts(input: Input): RawBuilder<unknown>[] {
  const { sources } = input;
  const kinds = sources.map(({ kind }) => kind);
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  const others = kinds.filter((kind) => !dated.includes(kind));
  const query = prefixQuery(input.term);
  return [
    ...(dated.length > 0 ? [selectBest(dated, sql`ends_at, id`, input)] : []),
    ...(others.length > 0 ? [selectBest(others, sql`quality desc, id`, input)] : []),
    selectTitles(kinds, input),
    ...(query ? groupByIndex(kinds).map((group) => selectLater(group, query, input)) : []),
  ];
}

const columns = sql`kind, id, folded_title, quality`;

function selectBest(
  kinds: SearchKind[],
  order: RawBuilder<unknown>,
  { term, now }: Input,
): RawBuilder<unknown> {
  return sql`(
    select found.* from unnest(${kinds}::text[]) as asked (of_kind)
    cross join lateral (
      select ${columns} from (
        select ${columns} from search_entries
        where kind = of_kind collate "C" and ends_at >= ${now} order by ${order} limit ${maxWalked}
      ) as best
      where strpos(' ' || folded_title, ' ' || ${term}) > 0 limit ${2 * perKind}
    ) as found)`;
}

function selectTitles(kinds: SearchKind[], { term, now }: Input): RawBuilder<unknown> {
  return sql`(
    select found.* from unnest(${kinds}::text[]) as asked (of_kind)
    cross join lateral (
      select ${columns} from search_entries
      where kind = of_kind collate "C" and folded_title >= ${term} and folded_title < ${`${term}\u{10ffff}`}
        and ends_at >= ${now}
      order by folded_title limit ${maxTitles}
    ) as found)`;
}

/** Through the index of lexemes, unless a frequent one begins like this: then the best have it already. */
function selectLater(kinds: SearchKind[], query: string, { term, now }: Input): RawBuilder<unknown> {
  const last = term.split(" ").at(-1) ?? "";
  const named = sql.join(kinds.map((kind) => sql.lit(kind)));
  return sql`(
    select ${columns} from search_entries
    where not exists (
      select from search_entry_lexemes where kind in (${named}) and lexeme >= ${last} and lexeme < ${`${last}~`}
    )
    and tsv @@ to_tsquery('english', ${query}) and kind in (${named}) and ends_at >= ${now} limit ${maxLater})`;
}

/** All words, the last one as a beginning; null while it is too short. */
function prefixQuery(term: string): string | null {
  const words = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  if ([...last].length < minIndexed) return null;
  return [...words.slice(0, -1), `${last}:*A`].join(" & ");
}
