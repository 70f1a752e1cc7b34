import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";
import { listStops } from "./position.ts";
import { maxStops, type Trip, type TripChange } from "./trip.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

const ids = ["a", "b", "c", "d"];
const position = fc.stringMatching(/^[0-9A-Za-z]{0,3}[1-9A-Za-z]$/);
const day = fc.option(fc.integer({ min: 1, max: 5 }));
const text = fc.constantFrom("", "one", "two");
const edit = <Value>(value: fc.Arbitrary<Value>) => fc.record({ from: value, to: value });
const change: fc.Arbitrary<TripChange> = fc.oneof(
  fc.record({
    type: fc.constant("edit-trip" as const),
    edits: fc.record(
      { title: edit(text), notes: edit(text), days: edit(fc.integer({ min: 1, max: 5 })) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant("add-stop" as const),
    stop: fc.record({ id: fc.constantFrom(...ids), day, position }).map(aStop),
  }),
  fc.record({
    type: fc.constant("edit-stop" as const),
    id: fc.constantFrom(...ids),
    edits: fc.record({ name: edit(text), note: edit(text) }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant("move-stop" as const), id: fc.constantFrom(...ids), day, position }),
  fc.record({ type: fc.constant("remove-stop" as const), id: fc.constantFrom(...ids) }),
);
const apply = (trip: Trip, ...changes: TripChange[]) =>
  changes.reduce((current, next) => applyChange(current, next).trip, trip);

describe("whatever happened before", () => {
  const before = fc.array(change, { maxLength: 12 }).map((changes) => apply(aTrip(), ...changes));

  it("leaves the same trip when a change is applied twice as when it is applied once", () => {
    fc.assert(
      fc.property(before, change, (trip, next) => {
        const once = apply(trip, next);
        expect(apply(once, next)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps every stop within the days and no two in one place", () => {
    fc.assert(
      fc.property(before, (trip) => {
        expect(trip.stops.every((stop) => stop.day === null || stop.day <= trip.days)).toBe(true);
        for (const one of new Set(trip.stops.map((stop) => stop.day))) {
          const positions = listStops(trip.stops, one).map((stop) => stop.position);
          // Stops that lost their day keep their old places among those that are saved.
          if (one !== null) expect(new Set(positions).size).toBe(positions.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("takes two people's edits of different fields in either order", () => {
    fc.assert(
      fc.property(before, text, text, (trip, title, notes) => {
        const one = { type: "edit-trip", edits: { title: { from: trip.title, to: title } } } as const;
        const other = { type: "edit-trip", edits: { notes: { from: trip.notes, to: notes } } } as const;
        expect(apply(trip, one, other)).toEqual(apply(trip, other, one));
        expect(apply(trip, one, other)).toMatchObject({ title, notes });
      }),
    );
  });

  it("does not change the trip it was given", () => {
    fc.assert(
      fc.property(before, change, (trip, next) => {
        const copy = structuredClone(trip);
        applyChange(trip, next);
        expect(trip).toEqual(copy);
      }),
    );
  });
});

it("merges field by field, and names the field that somebody else changed first", () => {
  const trip = aTrip({ stops: [aStop({ id: "a", note: "Bring cash.", costCents: 1_800 })] });
  const { trip: changed, refused } = applyChange(trip, {
    type: "edit-stop",
    id: "a",
    edits: { note: { from: "", to: "Bring cards." }, costCents: { from: 1_800, to: 2_000 } },
  });
  expect(refused).toEqual(["note"]);
  expect(changed.stops[0]).toMatchObject({ note: "Bring cash.", costCents: 2_000 });
});

it("says so when the stop is no longer there", () => {
  const edits = { note: { from: "", to: "Ask for the porch." } };
  expect(applyChange(aTrip(), { type: "edit-stop", id: "a", edits }).refused).toEqual(["note"]);
  expect(applyChange(aTrip(), { type: "move-stop", id: "a", day: 1, position: "V" }).refused).toEqual([
    "day",
  ]);
});

it("saves what stood in a day that is taken away", () => {
  const trip = aTrip({ stops: [aStop({ id: "a", day: 3 }), aStop({ id: "b", day: 2 })] });
  const shorter = apply(trip, { type: "edit-trip", edits: { days: { from: 3, to: 2 } } });
  expect(shorter.stops.map((stop) => stop.day)).toEqual([null, 2]);
});

it("puts the second of two that choose the same place right behind the first", () => {
  const trip = apply(
    aTrip({ stops: [aStop({ id: "z", position: "k" })] }),
    { type: "add-stop", stop: aStop({ id: "b", position: "W" }) },
    { type: "add-stop", stop: aStop({ id: "a", position: "W" }) },
  );
  expect(listStops(trip.stops, 1).map(({ id }) => id)).toEqual(["b", "a", "z"]);
});

it("refuses a stop more than a trip holds", () => {
  const stops = Array.from({ length: maxStops }, (_, index) => aStop({ id: `${index}` }));
  const { trip, refused } = applyChange(aTrip({ stops }), { type: "add-stop", stop: aStop({ id: "new" }) });
  expect(refused).toEqual(["stops"]);
  expect(trip.stops).toHaveLength(maxStops);
});
