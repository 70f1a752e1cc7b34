import type { Pool } from "pg";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import type { SearchQuery } from "#platform/search/engine.ts";
import type { BenchQuery } from "./sample-queries.ts";

/** The same radius as the site's search. */
const maxKm = 80;
export const resultCount = 10;

/** The engine query that the site runs first, for one kind. */
export function toSearchQuery({ parsed, point }: BenchQuery, now: Date): SearchQuery {
  const { words, category, place, time, kind } = parsed;
  const fold = (name: string) => foldSearchText(nameOfState(name));
  return {
    kinds: [{ kind: kind ?? "business", hasDates: kind === "event" }],
    ...{ words, match: "all", category, days: time, price: null, now, limit: resultCount },
    place: point
      ? { kind: "point", point, maxKm }
      : place?.kind === "city"
        ? { kind: "cities", cities: [{ city: foldSearchText(place.city), state: fold(place.state) }] }
        : place?.kind === "state"
          ? { kind: "state", state: fold(place.state) }
          : null,
  };
}

/** The number of matches, the best scores, and the scores of the documents that an engine returned. */
export type Exhaustive = { matching: number; best: number[]; scores: number[] };

/**
 * Scores every matching document from tables and columns, without the filter lexemes, tiers, parts and limits that make
 * the engine fast. Uses the formula of platform/search/scoring.ts. Around a point, the nearest
 * document scores best; without words, the soonest event.
 */
export async function scoreAll(
  pool: Pool,
  query: BenchQuery,
  now: Date,
  found: string[],
): Promise<Exhaustive> {
  const { parsed, point } = query;
  const { words, category, place, time } = parsed;
  const kind = parsed.kind ?? "business";
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const term = value(words.join(" "));
  const nowParam = `${value(now)}::timestamptz`;
  const tsquery = `plainto_tsquery('english', ${term})`;
  const km = point && distanceFrom(value(point.latitude), value(point.longitude));
  const conditions = [
    `kind = ${value(kind)}`,
    `ends_at >= ${nowParam}`,
    ...(words.length > 0 ? [`tsv @@ ${tsquery}`] : []),
    ...(category ? [`category = ${value(category)}`] : []),
    ...(place?.kind === "state" || place?.kind === "city" ? [`state = ${value(place.state)}`] : []),
    ...(place?.kind === "city" ? [`city = ${value(place.city)}`] : []),
    ...(time ? [`id in (${listingsOn(value(time.from), value(time.to))})`] : []),
    ...(km ? [`${km} <= ${maxKm}`] : []),
  ];
  const seconds = `extract(epoch from greatest(starts_at, ${nowParam}) - ${nowParam})`;
  const soon =
    kind === "event" ? `case when isfinite(starts_at) then 1 / (1 + ${seconds} / 2000000) else 0 end` : "0";
  const title = `case when folded_title = ${term} then 3 when starts_with(folded_title, ${term}) then 1.5 else 0 end`;
  // The weight of the best field that contains a word, on average over all words.
  const fields = `(select avg(case when 'A' = any (weights) then 1 when 'B' = any (weights) then 0.6
      when 'C' = any (weights) then 0.4 else 0.1 end)
    from unnest(tsv) where lexeme = any (tsvector_to_array(to_tsvector('english', ${term}))))`;
  const fit =
    kind === "event" && words.length === 0
      ? `-${seconds}`
      : words.length > 0
        ? `${title} + 0.43 * ${fields} + 0.3 * quality + 0.15 * ${soon}`
        : "quality";
  const { rows } = await pool.query<Exhaustive>(
    `with matching as materialized (
       select id, (${km ? `-${km}` : fit})::double precision as score from search_documents
       where ${conditions.join(" and ")} and ${term}::text is not null
     )
     select count(*)::integer as matching,
       array(select score from matching order by score desc limit ${resultCount}) as best,
       coalesce((select array_agg(score) from matching where id = any (${value(found)}::text[])), '{}') as scores
     from matching`,
    values,
  );
  return rows[0] ?? { matching: 0, best: [], scores: [] };
}

/** Events with a date on one of these days, in local time. */
function listingsOn(from: string, to: string): string {
  return `select l.id from event_dates d join event_listings l on l.id = d.listing_id
    where not d.is_canceled and (d.starts_at at time zone l.time_zone)::date between ${from}::date and ${to}::date`;
}

/** Distance in kilometers, by the haversine formula. */
function distanceFrom(latitude: string, longitude: string): string {
  const [north, east] = [`${latitude}::double precision`, `${longitude}::double precision`];
  return `(12742 * asin(sqrt(sin(radians(point[1] - ${north}) / 2) ^ 2
    + cos(radians(${north})) * cos(radians(point[1])) * sin(radians(point[0] - ${east}) / 2) ^ 2)))`;
}
