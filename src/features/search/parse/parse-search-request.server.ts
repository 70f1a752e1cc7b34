import { localTimeOf } from "#platform/calendar/local-time.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { likelyZoneAt, likelyZoneOfState } from "#platform/geo/likely-time-zone.ts";
import { removedParts, type SearchParams } from "../input.ts";
import { loadVocabulary } from "./load-vocabulary.server.ts";
import { parseQuery } from "./parse-query.ts";
import type { ParsedPlace, ParsedQuery } from "./parsed-query.ts";
import { exactQuery, removeParts } from "./remove-parts.ts";
import type { LocalClock } from "./vocabulary.ts";

type SearchRequest = {
  parsed: ParsedQuery;
  /** The query says “near me”, and the location is unknown. */
  needsLocation: boolean;
};

/** The time zone of most visitors. Only their browser knows the real one, and pages work without JavaScript. */
const defaultTimeZone = "America/New_York";

/** Parses the URL of a search: its text, without the removed parts, near the typed location. */
export async function parseSearchRequest(db: Db, params: SearchParams, now: Date): Promise<SearchRequest> {
  if (params.exact) return { parsed: exactQuery(params.q), needsLocation: false };
  const vocabulary = await loadVocabulary(db, params.q);
  const parse = (timeZone: string) =>
    removeParts(parseQuery(params.q, vocabulary, localClock(now, timeZone)), removedParts(params));
  const parsed = parse(defaultTimeZone);
  const isNearMe = parsed.place?.kind === "near-me";
  const typedPlace = isNearMe && params.near ? await parseTypedPlace(db, params.near, now) : null;
  const place = typedPlace ?? parsed.place;
  // Late in the evening, “tonight” in Oakland is already tomorrow in New York.
  const timeZone = timeZoneFor(place, params.point);
  const { time } = parsed.time && timeZone !== defaultTimeZone ? parse(timeZone) : parsed;
  return {
    parsed: { ...parsed, place, time },
    needsLocation: isNearMe && !typedPlace && params.point === null,
  };
}

async function parseTypedPlace(db: Db, text: string, now: Date): Promise<ParsedPlace | null> {
  const { place } = parseQuery(text, await loadVocabulary(db, text), localClock(now, defaultTimeZone));
  return place?.kind === "near-me" ? null : place;
}

function timeZoneFor(place: ParsedPlace | null, point: SearchParams["point"]): string {
  switch (place?.kind) {
    case "city":
    case "state":
      return likelyZoneOfState(place.state);
    case "zip":
      return likelyZoneAt(place);
    case "near-me":
      return point ? likelyZoneAt(point) : defaultTimeZone;
    default:
      return defaultTimeZone;
  }
}

/** The date and hour in a time zone, for words such as “tonight”. */
export function localClock(now: Date, timeZone: string): LocalClock {
  const local = localTimeOf(now, timeZone);
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}
