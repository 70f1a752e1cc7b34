import { type RawBuilder, sql } from "kysely";
import type { PriceRange } from "#features/store/exports/price-range.ts";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { hideFromPlanner, startsWithHidden } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { allOf, anyOf } from "#platform/search/lexemes.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import { groupByIndex, isOfKinds } from "../entries/sources.server.ts";
import type { ReadTime, SearchKind } from "../reading/reading.ts";
import { countOf, type EntryFrequencies } from "./prepare-entries.server.ts";

export type EntryRequest = {
  sources: readonly SearchSource<SearchKind>[];
  frequencies: EntryFrequencies;
  /** Stems; an entry must have all of them, or one of them if `isAny`. */
  stems: readonly string[];
  isAny?: boolean;
  /** The words as they were typed, folded. */
  term: string;
  /** Lexemes of places; an entry must have one of them, if there are any. */
  places: readonly string[];
  time: ReadTime | null;
  price: PriceRange | null;
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
  /** Not all on the asked days were looked at. */
  has_more: boolean;
};

/** Enough to say whether there are more than a thousand. */
const maxCandidates = 1_001;
/** Of what happens on days when nothing else is asked for. On a weekend there may be ten thousand. */
const maxDated = 300;
/** Of entries with some of the words, which nobody counts. */
const anyCandidates = 400;
/** Of words that very many entries have, only the first in the order of their kind are scored. */
const broadCandidates = 100;
/** An entry walked by costs as much as scoring a quarter of one. */
const maxWalked = 4_000;
/** So many must be found on the way. */
const minWalked = 30;
/** No price is higher. */
const maxPriceCents = 2_147_483_647;
/** Titles that begin with the words, in the order of letters. */
const maxTitles = 50;

/** The best entries of each kind for one request, in one statement, with how many were looked at. */
export async function findEntries(db: Db, request: EntryRequest): Promise<EntryRow[]> {
  if (request.sources.length === 0) return [];
  const soonest = asksForDays(request) ? selectSoonest(request) : null;
  // Prepared: planning so many parts takes longer than reading, and each part is bounded whatever the words are.
  const statement = sql<EntryRow>`
    with ${soonest ? sql`soonest as materialized (${soonest}),` : sql``}
    candidates as materialized (${selectCandidates(request)}),
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
      ${soonest ? sql`(select count(*) from soonest) = ${sql.lit(maxDated)}` : sql`false`} as has_more,
      to_char(next.starts_at at time zone next.time_zone, 'YYYY-MM-DD') as date,
      to_char(next.starts_at at time zone next.time_zone, 'HH24:MI') as time
    from ranked cross join lateral (
      -- A look-up for each: the planner expects so many that it would read the whole table.
      select * from search_entries where kind = ranked.kind and id = ranked.id offset 0
    ) as entry
    left join lateral (${selectDate(request)}) as next on true
    where place <= ${sql.lit(request.limit)} order by entry.kind, place`;
  return executePrepared(db, statement);
}

/** Whether a kind may have more than were looked at. */
export function isBroad(request: EntryRequest, kind: string, found: number): boolean {
  return found >= maxCandidates || plansWalk(request, kind);
}

/** Whether so many entries of the kind match that walking by them in order finds enough sooner than the index. */
function plansWalk(request: EntryRequest, kind: string): boolean {
  const { frequencies, stems, places, isAny } = request;
  if (isAny || asksForDays(request) || asksForPrice(request)) return false;
  const entries = countOf(frequencies, kind, `k:${kind}`);
  if (entries === undefined) return false;
  const counts = stems.map((stem) => countOf(frequencies, kind, stem));
  const inPlaces = places.map((place) => countOf(frequencies, kind, place) ?? 0).reduce((a, b) => a + b, 0);
  if (places.length > 0) counts.push(inPlaces || undefined);
  if (counts.some((count) => count === undefined)) return false;
  const share = counts.reduce<number>((product, count) => product * ((count ?? 0) / entries), 1);
  return share * entries > maxCandidates && minWalked / share < maxWalked;
}

const columns = sql`kind, id, folded_title, starts_at, ends_at, quality, tsv, price`;

/** Without words nothing is compared: most of this is in the index. */
function slimColumns({ hasDates }: SearchSource<SearchKind>): RawBuilder<unknown> {
  const startsAt = hasDates ? sql`starts_at` : sql`null::timestamptz as starts_at`;
  return sql`kind, id, folded_title, ${startsAt}, ends_at, quality, null::tsvector as tsv, null::text as price`;
}

function selectCandidates(request: EntryRequest): RawBuilder<unknown> {
  const { sources, stems, places } = request;
  if (asksForDays(request))
    return sql`select ${columns} from search_entries join (select distinct kind, id from soonest) as dated using (kind, id)`;
  if (asksForPrice(request)) return union(sources.map(({ kind }) => selectPriced(request, kind)));
  if (stems.length === 0 && places.length === 0)
    return union(
      sources.map(
        (source) => sql`(${walk(request, source, slimColumns(source))} limit ${sql.lit(maxCandidates)})`,
      ),
    );
  const walked = sources.filter(({ kind }) => plansWalk(request, kind));
  const indexed = sources.filter((source) => !walked.includes(source)).map(({ kind }) => kind);
  const query = sql`${queryOf(request)}::tsquery`;
  const candidates = request.isAny ? anyCandidates : maxCandidates;
  return union([
    ...groupByIndex(indexed).map(
      (kinds) => sql`(
        select ${columns} from search_entries
        where tsv @@ ${hideFromPlanner(query)} and ${isOfKinds(kinds)} and ${isOpen(request)} and ${fitsPrice(request)}
        limit ${sql.lit(candidates)})`,
    ),
    ...walked.map(
      (source) => sql`(
        select * from (${walk(request, source)} limit ${sql.lit(maxWalked)}) as walked
        where tsv @@ ${hideFromPlanner(query)} and ${fitsPrice(request)} limit ${sql.lit(broadCandidates)})`,
    ),
    ...walked.map(
      ({ kind }) => sql`(
        select * from (
          select ${columns} from search_entries
          where kind = ${sql.lit(kind)} and ${startsWithHidden("folded_title", request.term)} and ${isOpen(request)}
          order by folded_title limit ${sql.lit(maxTitles)}
        ) as titled where tsv @@ ${query} and ${fitsPrice(request)})`,
    ),
  ]);
}

/** All of a kind in its order. */
function walk(
  request: EntryRequest,
  { kind, hasDates }: SearchSource<SearchKind>,
  selected = columns,
): RawBuilder<unknown> {
  const order = hasDates
    ? request.isPast
      ? sql`ends_at desc, id desc`
      : sql`ends_at, id`
    : sql`quality desc, id`;
  return sql`select ${selected} from search_entries where kind = ${sql.lit(kind)} and ${isOpen(request)} order by ${order}`;
}

/** Whether nothing but days is asked for, such as "this weekend". */
function asksForDays(request: EntryRequest): request is EntryRequest & { time: ReadTime } {
  const { stems, places, time, sources } = request;
  return time !== null && stems.length + places.length === 0 && sources.some(({ hasDates }) => hasDates);
}

/** Whether nothing but a price is asked for, such as "gifts under $40". */
function asksForPrice({ stems, places, price }: EntryRequest): boolean {
  return price !== null && stems.length + places.length === 0;
}

/** Those closest to the end of the range that was named. */
function selectPriced(request: EntryRequest, kind: SearchKind): RawBuilder<unknown> {
  const order = request.price?.maxCents == null ? sql`asc` : sql`desc`;
  return sql`(
    select ${columns} from search_entries
    where kind = ${sql.lit(kind)} and ${isOpen(request)} and ${fitsPrice(request)}
    order by search_price_cents(price) ${order} limit ${sql.lit(maxCandidates)})`;
}

/** Whether the price is in the range; its index holds nothing without one. */
function fitsPrice({ price }: EntryRequest): RawBuilder<boolean> {
  if (price === null) return sql`true`;
  const { minCents, maxCents } = price;
  return sql<boolean>`price is not null
    and search_price_cents(price) between ${minCents ?? 0}::integer and ${maxCents ?? maxPriceCents}::integer`;
}

/** The soonest dates on the days. */
function selectSoonest({ time, sources, now }: EntryRequest & { time: ReadTime }): RawBuilder<unknown> {
  const kinds = sources.map(({ kind }) => kind);
  // By the easternmost clock of the country: a day has thousands before, and evenings further east are of other continents.
  const evening = sql`(${time.from}::date + ${time.fromHour} * interval '1 hour') at time zone 'America/Puerto_Rico'`;
  const earliest = time.fromHour > 0 ? sql`greatest(${dayBefore(now)}, ${evening})` : sql`${dayBefore(now)}`;
  return sql`
    select kind, id from search_entry_dates as date
    where ${isOfKinds(kinds)} and ${isOnDays(time)} and starts_at >= ${earliest}
    order by day, starts_at limit ${sql.lit(maxDated)}`;
}

function isOpen({ now, time, isPast }: EntryRequest): RawBuilder<boolean> {
  const present = hideFromPlanner(sql`${now}::timestamptz`);
  if (isPast) return sql`ends_at < ${present}`;
  return time
    ? sql`ends_at >= ${hideFromPlanner(sql`greatest(${now}::timestamptz, ${time.from}::timestamptz - interval '1 day')`)}`
    : sql`ends_at >= ${present}`;
}

/** Among the candidates, those with a date on the days. */
function inTime(request: EntryRequest): RawBuilder<unknown> {
  const { time, sources, isPast } = request;
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  if (!time || isPast || dated.length === 0 || asksForDays(request)) return sql``;
  return sql`and (not ${isOfKinds(dated)} or (
    starts_at < ${time.to}::timestamptz + interval '2 days' and exists (
      select from search_entry_dates as date
      where date.kind = candidates.kind and date.id = candidates.id and ${isOnDays(time)}
      -- A look-up for each: all that happens on the days are many more.
      offset 0
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
function scoreOf({ stems, isAny, term, now, sources }: EntryRequest): RawBuilder<number> {
  const dated = sources.filter(({ hasDates }) => hasDates).map(({ kind }) => kind);
  const isDated = dated.length > 0 ? isOfKinds(dated) : sql`false`;
  const soon = sql`
    case when ${isDated} and isfinite(starts_at)
      then 1 / (1::float8 + abs(extract(epoch from greatest(starts_at, ${now}) - ${now}::timestamptz)::float8) / 2000000) else 0.5::float8 end`;
  if (stems.length === 0) return sql`(quality + ${soon})::double precision`;
  const title = sql`
    case when folded_title = ${term} then 3::float8 when starts_with(folded_title, ${term}) then 1.5 else 0 end`;
  return sql`(
    ${title} + ts_rank('{0.1, 0.4, 0.6, 1}', tsv, ${isAny ? anyOf(stems) : allOf(stems)}::tsquery) * (0.4::float8 + quality * 0.6::float8) * (0.5::float8 + ${soon})
  )::double precision`;
}

function queryOf({ stems, isAny, places }: EntryRequest): string {
  const parts = [
    ...(stems.length > 0 ? [isAny ? `(${anyOf(stems)})` : allOf(stems)] : []),
    ...(places.length > 0 ? [`(${anyOf(places)})`] : []),
  ];
  return parts.join(" & ");
}

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
