import type { Db } from "#platform/db/open-database.server.ts";
import { likelyZoneAt, likelyZoneOfState } from "#platform/geo/likely-time-zone.ts";
import { dropParts, readExactly } from "./drop-parts.ts";
import { partsWithout, type SearchQuery } from "./input.ts";
import { readNow } from "./read-now.ts";
import { readVocabulary } from "./reading/queries/read-vocabulary.server.ts";
import { readRequest } from "./reading/read-request.ts";
import type { Reading, ReadPlace } from "./reading/reading.ts";

type Asked = {
  reading: Reading;
  /** The request says “near me”, and we do not know where that is. */
  asksWhere: boolean;
};

/** Most visitors live by this clock. Their own is known only to their browser, and the page works without it. */
const usualZone = "America/New_York";

/** Reads the request of an address: without the parts that were taken out, near the place that was typed. */
export async function readAsked(db: Db, query: SearchQuery, now: Date): Promise<Asked> {
  if (query.exact) return { reading: readExactly(query.q), asksWhere: false };
  const vocabulary = await readVocabulary(db, query.q);
  const read = (zone: string) =>
    dropParts(readRequest(query.q, vocabulary, readNow(now, zone)), partsWithout(query));
  const reading = read(usualZone);
  const isNearMe = reading.place?.kind === "near-me";
  const typedPlace = isNearMe && query.near ? await readWhere(db, query.near, now) : null;
  const place = typedPlace ?? reading.place;
  // Late in the evening, “tonight” in Oakland is no longer today in New York.
  const zone = zoneOf(place, query.point);
  const { time } = reading.time && zone !== usualZone ? read(zone) : reading;
  return {
    reading: { ...reading, place, time },
    asksWhere: isNearMe && !typedPlace && query.point === null,
  };
}

async function readWhere(db: Db, typed: string, now: Date): Promise<ReadPlace | null> {
  const { place } = readRequest(typed, await readVocabulary(db, typed), readNow(now, usualZone));
  return place?.kind === "near-me" ? null : place;
}

function zoneOf(place: ReadPlace | null, point: SearchQuery["point"]): string {
  switch (place?.kind) {
    case "city":
    case "state":
      return likelyZoneOfState(place.state);
    case "zip":
      return likelyZoneAt(place);
    case "near-me":
      return point ? likelyZoneAt(point) : usualZone;
    default:
      return usualZone;
  }
}
