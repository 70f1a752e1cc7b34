import { isTripDate } from "../days.ts";
import { positionPattern } from "../position.ts";
import { costKinds, isStorable, maxDays, maxStops, stopKinds, type Trip, type TripStop } from "../trip.ts";

/** A trip in a browser. Its id is the one it gets in the account, so that carrying it over twice is carrying it over once. */
export type StoredTrip = { id: string; trip: Trip };

const keptVersion = 1;
/** What one form may send to the server, with room for the rest of it. */
export const maxKeptBytes = 48_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads a trip that a browser kept. Anybody can write to browser storage and send any form, so a stop that cannot be is
 * left out; null when there is no trip at all, or one of another version.
 */
export function readStoredTrip(text: string | null): StoredTrip | null {
  if (text === null || new TextEncoder().encode(text).length > maxKeptBytes) return null;
  const { version, id, trip } = fieldsOf(parse(text));
  const { title, placeSlug, startsOn, days, people, notes, stops } = fieldsOf(trip);
  if (version !== keptVersion || !isMatch(id, uuid) || !Array.isArray(stops)) return null;
  if (!isName(title, 120) || !isWhole(days, 1, maxDays) || !isWhole(people, 1, 50) || !isText(notes, 5_000))
    return null;
  const read = stops.slice(0, maxStops).flatMap((stop) => readStop(stop, days) ?? []);
  return {
    id,
    trip: {
      title: title.trim(),
      days,
      people,
      notes,
      placeSlug: isMatch(placeSlug, slug) && placeSlug.length <= 120 ? placeSlug : null,
      startsOn: isTripDate(startsOn) ? startsOn : null,
      stops: [...new Map(read.map((stop) => [stop.id, stop])).values()],
    },
  };
}

/** The text to keep; null when it would be too large. */
export function writeStoredTrip({ id, trip }: StoredTrip): string | null {
  const text = JSON.stringify({ version: keptVersion, id, trip });
  return new TextEncoder().encode(text).length > maxKeptBytes ? null : text;
}

function readStop(stop: unknown, days: number): TripStop | null {
  const { id, day, position, kind, subjectId, name, address, note, costKind, ...rest } = fieldsOf(stop);
  if (!isMatch(id, uuid) || !isMatch(position, positionPattern)) return null;
  if (!isName(name, 200) || !isText(address, 300) || !isText(note, 1_000)) return null;
  const [known, cost] = [stopKinds.find((one) => one === kind), costKinds.find((one) => one === costKind)];
  const subject = isName(subjectId, 64) ? subjectId : null;
  if (!known || !cost || (known === "own") !== (subject === null)) return null;
  return {
    id,
    position,
    kind: known,
    subjectId: subject,
    name: name.trim(),
    address,
    note,
    costKind: cost,
    day: isWhole(day, 1, days) ? day : null,
    startsAt: isMatch(rest.startsAt, time) ? rest.startsAt : null,
    minutes: isWhole(rest.minutes, 1, 1_440) ? rest.minutes : null,
    costCents: isWhole(rest.costCents, 0, 100_000_000) ? rest.costCents : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length <= maxLength && isStorable(value);
const isName = (value: unknown, maxLength: number): value is string =>
  isText(value, maxLength) && value.trim() !== "";
const isMatch = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
