import type { SearchDays, SearchPoint, SearchQuery } from "../engine.ts";
import { limitWords } from "../postgres/stem-words.server.ts";
import { fieldWeights } from "../scoring.ts";
import type { SearchBody } from "./client.server.ts";

export type Clause = Record<string, unknown>;

export const term = (field: string, value: string): Clause => ({ term: { [field]: value } });
export const anyOf = (clauses: readonly Clause[]): Clause => ({
  bool: { should: clauses, minimum_should_match: 1 },
});
export const allOf = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });

export function titleContains(part: string): Clause {
  if ([...part].length < 3) return term("title.letters", part);
  return { match_phrase: { "title.trigrams": part } };
}

const wordFields = { A: "title_words", B: "category_words", C: "place_words", D: "body_words" } as const;

/** Matches documents with all stems; none if there are no stems. */
export function hasAllStems(stems: readonly string[]): Clause {
  if (stems.length === 0) return { match_none: {} };
  return allOf(limitWords(stems).map((stem) => term("lexemes", stem)));
}

const weights = ["A", "B", "C", "D"] as const;

/** Matches a stem, with a score of up to `maxScore`. */
export function scoreStem(stem: string, maxScore: number): Clause {
  const queries = weights.map((weight) => ({
    constant_score: { filter: term(wordFields[weight], stem), boost: fieldWeights[weight] * maxScore },
  }));
  return { dis_max: { queries } };
}

/** All conditions of a query except its words. */
export function queryFilters(query: SearchQuery, hasDates: boolean): Clause[] {
  const { category, place, price, days, titlePart, isPast, now } = query;
  const filters: Clause[] = [];
  if (category !== null) filters.push(term("category", category));
  if (titlePart !== undefined) filters.push(titleContains(titlePart));
  if (place?.kind === "state") filters.push(term("lexemes", `s:${place.state}`));
  if (place?.kind === "cities")
    filters.push({ terms: { lexemes: place.cities.map(({ city, state }) => `p:${city}|${state}`) } });
  if (place?.kind === "point") filters.push(withinDistance(place));
  if (price)
    filters.push({ range: { price_cents: { gte: price.minCents ?? 0, lte: price.maxCents ?? undefined } } });
  if (isPast) filters.push({ range: { ends_at: { lt: now.getTime() } } });
  else if (hasDates) filters.push(isNotOver(now));
  if (days && hasDates && !isPast) filters.push(onDays(days));
  return filters;
}

export const isNotOver = (now: Date): Clause => ({ range: { ends_at: { gte: now.getTime() } } });

export function withinDistance({ point, maxKm }: { point: SearchPoint; maxKm: number | null }): Clause {
  if (maxKm === null) return { exists: { field: "point" } };
  return { geo_distance: { distance: `${maxKm}km`, point: toLatLon(point) } };
}

/** Some date starts on one of these days, and on the first day not before the hour. */
function onDays({ from, to, fromHour }: SearchDays): Clause {
  return {
    range: { lexemes: { gte: `d:${from}T${String(fromHour).padStart(2, "0")}`, lte: `d:${to}T23` } },
  };
}

export const byQuality = [{ quality: "desc" }, { id: "asc" }];
export const byDistance = (point: SearchPoint) => [
  { _geo_distance: { point: toLatLon(point), order: "asc", unit: "km" } },
  { id: "asc" },
];

const toLatLon = ({ longitude, latitude }: SearchPoint) => ({ lat: latitude, lon: longitude });

/** Skips counting, so the search can stop early. */
export const withoutTotal: SearchBody = { track_total_hits: false };
