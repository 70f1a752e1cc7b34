import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { allOf, anyOf } from "#platform/search/lexemes.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import { groupByIndex } from "../entries/sources.server.ts";
import type { ReadTime, SearchKind } from "../reading/reading.ts";
import { countOf, type EntryFrequencies } from "./prepare-entries.server.ts";

export type EntryRequest = {
  sources: readonly SearchSource<SearchKind>[];
  frequencies: EntryFrequencies;
  /** Stems; an entry must have all of them. */
  stems: readonly string[];
  /** The words as they were typed, folded. */
  term: string;
  /** Lexemes of places; an entry must have one of them, if there are any. */
  places: readonly string[];
  time: ReadTime | null;
  now: Date;
  /** Those that are over, latest first. */
  isPast?: boolean;
  limit: number;
};

export type EntryRow = {
  kind: SearchKind;
  id: string;
  title: string;
  detail: string;
  summary: string;
  picture_url: string | null;
  price: string | null;
  date: string | null;
  time: string | null;
  score: number;
  found: number;
};

const maxCandidates = 3_000;
/** Of words that very many entries have, only the first in the order of their kind are scored. */
const broadCandidates = 200;
/** Without words: enough to say whether there are more than a thousand. */
const listedCandidates = 1_001;
/** An entry walked by costs as much as scoring a quarter of one. */
const maxWalked = 6_000;
/** So many must be found on the way. */
const minWalked = 60;
const maxTitles = 10;

/** The best entries of each kind for one request, in one statement, with how many were looked at. */
export async function findEntries(db: Db, request: EntryRequest): Promise<EntryRow[]> {
  if (request.sources.length === 0) return [];
  // Prepared: planning so many parts takes longer than reading, and each part is bounded whatever the words are.
  const statement = sql<EntryRow>`
    with candidates as materialized (${selectCandidates(request)}),
    scored as (
      select kind, id, max(${scoreOf(request)}) as score from candidates
      where true ${inTime(request)} group by kind, id
    ),
    ranked as (
      select *, row_number() over (partition by kind order by score desc, id) as place,
        count(*) over (partition by kind) as found
      from scored
    )
    select entry.kind, entry.id, title, detail, summary, picture_url, price, score, found,
      to_char(next.starts_at at time zone next.time_zone, 'YYYY-MM-DD') as date,
      to_char(next.starts_at at time zone next.time_zone, 'HH24:MI') as time
    from ranked cross join lateral (
      -- A look-up for each: the planner expects so many that it would read the whole table.
      select * from search_entries where kind = ranked.kind and id = ranked.id offset 0
    ) as entry
    left join lateral (${selectDate(request)}) as next on true
    where place <= ${request.limit} order by entry.kind, place`;
  return executePrepared(db, statement);
}

/** Whether a kind has more than were looked at. */
export function isBroad(request: EntryRequest, kind: string, found: number): boolean {
  return found >= maxCandidates || plansWalk(request, kind);
}

/** Whether so many entries of the kind match that walking by them in order finds enough sooner than the index. */
function plansWalk(request: EntryRequest, kind: string): boolean {
  const { frequencies, stems, places } = request;
  const entries = countOf(frequencies, kind, `k:${kind}`);
  if (entries === undefined) return false;
  const counts = stems.map((stem) => countOf(frequencies, kind, stem));
  const inPlaces = places.map((place) => countOf(frequencies, kind, place) ?? 0).reduce((a, b) => a + b, 0);
  if (places.length > 0) counts.push(inPlaces || undefined);
  if (counts.some((count) => count === undefined)) return false;
  const share = counts.reduce<number>((product, count) => product * ((count ?? 0) / entries), 1);
  return share * entries > maxCandidates && minWalked / share < maxWalked;
}

const columns = sql`kind, id, folded_title, starts_at, ends_at, quality, tsv`;

function selectCandidates(request: EntryRequest): RawBuilder<unknown> {
  const { sources, stems, places, time } = request;
  if (stems.length === 0 && places.length === 0) {
    const dated = sources.filter(({ hasDates }) => hasDates);
    if (time && dated.length > 0) return selectDated(request);
    return union(sources.map((source) => sql`(${walk(request, source)} limit ${listedCandidates})`));
  }
  const walked = sources.filter(({ kind }) => plansWalk(request, kind));
  const indexed = sources.filter((source) => !walked.includes(source)).map(({ kind }) => kind);
  const query = sql`${queryOf(request)}::tsquery`;
  return union([
    ...groupByIndex(indexed).map(
      (kinds) => sql`(
        select ${columns} from search_entries
        where tsv @@ ${query} and kind in (${literals(kinds)}) and ${isOpen(request)} limit ${maxCandidates})`,
    ),
    ...walked.map(
      (source) => sql`(
        select * from (${walk(request, source)} limit ${maxWalked}) as walked where tsv @@ ${query} limit ${broadCandidates})`,
    ),
    ...walked.map(
      ({ kind }) => sql`(
        select ${columns} from search_entries
        where kind = ${sql.lit(kind)} and folded_title >= ${request.term} and folded_title < ${endOf(request.term)} and tsv @@ ${query}
          and ${isOpen(request)} order by folded_title limit ${maxTitles})`,
    ),
  ]);
}

/** All of a kind in its order. */
function walk(request: EntryRequest, { kind, hasDates }: SearchSource<SearchKind>): RawBuilder<unknown> {
  const order = hasDates
    ? request.isPast
      ? sql`ends_at desc, id desc`
      : sql`ends_at, id`
    : sql`quality desc, id`;
  return sql`select ${columns} from search_entries where kind = ${sql.lit(kind)} and ${isOpen(request)} order by ${order}`;
}

/** Those with a date on the days, soonest first. */
function selectDated({ time, sources, now }: EntryRequest): RawBuilder<unknown> {
  const kinds = sources.map(({ kind }) => kind);
  return sql`
    select ${columns} from search_entries
    join (
      select distinct kind, id from (
        select kind, id from search_entry_dates
        where kind = any (${kinds}::text[]) and day between ${time?.from}::date and ${time?.to}::date and starts_at >= ${dayBefore(now)}
        order by day, starts_at limit ${listedCandidates}
      ) as soonest
    ) as dated using (kind, id)`;
}

function isOpen({ now, time, isPast }: EntryRequest): RawBuilder<boolean> {
  if (isPast) return sql`ends_at < ${now}`;
  return time
    ? sql`ends_at >= greatest(${now}::timestamptz, ${time.from}::timestamptz - interval '1 day')`
    : sql`ends_at >= ${now}`;
}

/** Among the candidates, those with a date on the days. */
function inTime({ time, sources, isPast }: EntryRequest): RawBuilder<unknown> {
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  if (!time || isPast || dated.length === 0) return sql``;
  return sql`and (not kind = any (${dated}::text[]) or (
    starts_at < ${time.to}::timestamptz + interval '2 days' and exists (
      select from search_entry_dates as date
      where date.kind = candidates.kind and date.id = candidates.id
        and ${isOnDays(time)}
    )
  ))`;
}

function isOnDays({ from, to, fromHour }: ReadTime): RawBuilder<boolean> {
  return sql`date.day between ${from}::date and ${to}::date
    and (date.day > ${from}::date or extract(hour from date.starts_at at time zone date.time_zone) >= ${fromHour})`;
}

/** The date to show: the next one, or the first on the days. */
function selectDate({ time, now, isPast }: EntryRequest): RawBuilder<unknown> {
  const order = isPast ? sql`desc` : sql`asc`;
  const condition = isPast
    ? sql`true`
    : time
      ? isOnDays(time)
      : sql`date.starts_at >= ${now} or entry.ends_at >= ${now} and date.starts_at >= ${dayBefore(now)}`;
  return sql`
    select date.starts_at, date.time_zone from search_entry_dates as date
    where date.kind = entry.kind and date.id = entry.id and (${condition}) and isfinite(date.starts_at)
    order by date.starts_at ${order} limit 1`;
}

/** How well the entry fits; soon counts for things with dates. */
function scoreOf({ stems, term, now, sources }: EntryRequest): RawBuilder<number> {
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  const soon = sql`
    case when kind = any (${dated}::text[]) and isfinite(starts_at)
      then 1 / (1::float8 + abs(extract(epoch from greatest(starts_at, ${now}) - ${now}::timestamptz)::float8) / 2000000) else 0.5::float8 end`;
  if (stems.length === 0) return sql`(quality + ${soon})::double precision`;
  const title = sql`
    case when folded_title = ${term} then 3::float8 when starts_with(folded_title, ${term}) then 1.5 else 0 end`;
  return sql`(
    ${title} + ts_rank('{0.1, 0.4, 0.6, 1}', tsv, ${allOf(stems)}::tsquery) * (0.4::float8 + quality * 0.6::float8) * (0.5::float8 + ${soon})
  )::double precision`;
}

function queryOf({ stems, places }: EntryRequest): string {
  const parts = [
    ...(stems.length > 0 ? [allOf(stems)] : []),
    ...(places.length > 0 ? [`(${anyOf(places)})`] : []),
  ];
  return parts.join(" & ");
}

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
const literals = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.lit(kind)));
/** The end of all texts that begin with this one, by the order of code points. */
const endOf = (start: string) => `${start}\u{10ffff}`;
