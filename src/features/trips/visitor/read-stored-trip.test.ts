import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxStops } from "../trip.ts";
import { aStop, aTrip } from "../trip-for-tests.ts";
import { maxKeptBytes, readStoredTrip, writeStoredTrip } from "./read-stored-trip.ts";

const id = "0199f000-0000-7000-8000-00000000abcd";
const stop = aStop({ id: randomUUID(), startsAt: "09:30", minutes: 45, costCents: 1_800, costKind: "food" });
const trip = aTrip({ stops: [stop, aStop({ id: randomUUID(), day: null, kind: "event", subjectId: "7" })] });
const textOf = (changes: object) => JSON.stringify({ version: 1, id, trip: { ...trip, ...changes } });
const stopsOf = (...stops: unknown[]) => readStoredTrip(textOf({ stops }))?.trip.stops;

it("reads back what it wrote", () => {
  expect(readStoredTrip(writeStoredTrip({ id, trip }))).toEqual({ id, trip });
});

it("never throws, whatever is in storage, and gives a whole trip or none", () => {
  fc.assert(fc.property(fc.string(), (text) => void readStoredTrip(text)));
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readStoredTrip(text)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(trip)), fc.jsonValue()), (changes) => {
      const kept = readStoredTrip(textOf(changes));
      if (kept) expect(readStoredTrip(writeStoredTrip(kept))).toEqual(kept);
    }),
  );
});

describe("a trip that cannot be", () => {
  it.each([
    ["of another version", JSON.stringify({ version: 2, id, trip })],
    ["without an id", JSON.stringify({ version: 1, trip })],
    ["with a name of blanks", textOf({ title: "  " })],
    ["with too many days", textOf({ days: 15 })],
    ["for nobody", textOf({ people: 0 })],
    ["with notes that never end", textOf({ notes: "x".repeat(5_001) })],
    ["without stops", textOf({ stops: "none" })],
    ["larger than a form may be", textOf({ more: "x".repeat(maxKeptBytes) })],
    ["that is nothing", null],
  ])("%s is none", (_case, text) => {
    expect(readStoredTrip(text)).toBeNull();
  });

  it("loses only the dates and places that mean nothing", () => {
    const kept = readStoredTrip(textOf({ startsOn: "2027-02-30", placeSlug: "Savannah, GA" }));
    expect(kept?.trip).toMatchObject({ startsOn: null, placeSlug: null, title: trip.title });
  });
});

describe("a stop that cannot be", () => {
  it.each([
    ["without a name", { name: " " }],
    ["with an id of its own making", { id: "one" }],
    ["in no place", { position: "a0" }],
    ["of no kind", { kind: "palace" }],
    ["of this site, but of nothing", { kind: "tour" }],
    ["of one's own, but of something", { subjectId: "7" }],
    ["with a character that no database takes", { note: "\0" }],
    ["with half a character", { name: "\ud800" }],
  ])("%s is left out", (_case, values) => {
    expect(stopsOf(stop, { ...stop, id: randomUUID(), ...values })).toEqual([stop]);
  });

  it("loses times, costs and days that are none", () => {
    const odd = { day: 9, startsAt: "25:00", minutes: 0, costCents: -1 };
    expect(stopsOf({ ...stop, ...odd })).toEqual([
      { ...stop, day: null, startsAt: null, minutes: null, costCents: null },
    ]);
  });

  it("is there once, and not more often than a trip holds", () => {
    expect(stopsOf(stop, stop)).toHaveLength(1);
    const many = Array.from({ length: maxStops + 1 }, () => ({ ...stop, id: randomUUID(), name: "x" }));
    expect(stopsOf(...many)?.length ?? 0).toBeLessThanOrEqual(maxStops);
  });
});

it("does not write what it could not read again", () => {
  const notes = Array.from({ length: 60 }, () => aStop({ id: randomUUID(), note: "é".repeat(1_000) }));
  expect(writeStoredTrip({ id, trip: aTrip({ stops: notes }) })).toBeNull();
});
