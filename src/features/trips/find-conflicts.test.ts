import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";
import { findConflicts } from "./find-conflicts.ts";
import type { Subject } from "./subject.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

function aSubject(values: Partial<Subject> = {}): Subject {
  return {
    kind: "business",
    id: "1",
    name: "Miss Idella's",
    address: "",
    path: null,
    picture: null,
    latitude: null,
    longitude: null,
    closedOn: [],
    dates: [],
    ...values,
  };
}

describe("stops that overlap", () => {
  const walk = aStop({ id: "walk", name: "The walk", startsAt: "10:00", minutes: 150 });
  const lunch = aStop({ id: "lunch", name: "Lunch", position: "W", startsAt: "12:00", minutes: 75 });

  it("says which, and offers the next quarter of an hour that can be reached", () => {
    const trip = aTrip({ stops: [lunch, walk] });
    const [conflict, ...others] = findConflicts(trip, {});
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({
      day: 1,
      stopId: "lunch",
      text: "The walk ends at 12:30 PM, and Lunch starts at 12:00 PM.",
      short: "Starts 30 minutes before The walk ends.",
      repair: { label: "Move Lunch to 12:45 PM" },
    });
    const repaired = conflict?.repair && applyChange(trip, conflict.repair.change).trip;
    expect(repaired && findConflicts(repaired, {})).toEqual([]);
  });

  it("takes the one that ends last, even if a shorter one lies between", () => {
    const tea = aStop({ id: "tea", name: "Tea", startsAt: "10:30", minutes: 10 });
    const conflicts = findConflicts(aTrip({ stops: [walk, tea, lunch] }), {});
    expect(conflicts.map(({ stopId, short }) => [stopId, short])).toEqual([
      ["tea", "Starts 120 minutes before The walk ends."],
      ["lunch", "Starts 30 minutes before The walk ends."],
    ]);
  });

  it.each([
    ["one begins when the other ends", { startsAt: "12:30" }],
    ["it has no time", { startsAt: null }],
    ["it is on another day", { day: 2 }],
    ["it is not placed yet", { day: null }],
  ])("has nothing to say when %s", (_case, values) => {
    expect(findConflicts(aTrip({ stops: [walk, { ...lunch, ...values }] }), {})).toEqual([]);
  });

  it("offers nothing that would end after midnight", () => {
    const late = aStop({ id: "late", name: "Late set", startsAt: "22:00", minutes: 119 });
    const supper = aStop({ id: "supper", name: "Supper", startsAt: "23:00", minutes: 60 });
    expect(findConflicts(aTrip({ stops: [late, supper] }), {})[0]?.repair).toBeNull();
  });

  it("is another conflict once a time has changed, so that leaving it is not forever", () => {
    const ids = [lunch, { ...lunch, startsAt: "12:15" }].map(
      (stop) => findConflicts(aTrip({ stops: [walk, stop] }), {})[0]?.id,
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe("what is closed", () => {
  const stop = aStop({ id: "idella", day: 3, kind: "business", subjectId: "1", name: "Miss Idella's" });
  const closed = { "business:1": aSubject({ closedOn: [0] }) };

  it("says on which weekday, and offers the first day on which it is open", () => {
    const trip = aTrip({ stops: [stop] });
    const [conflict] = findConflicts(trip, closed);
    expect(conflict).toMatchObject({
      text: "Miss Idella's is closed on Sundays.",
      short: "Closed on Sundays.",
      repair: { label: "Move it to Day 1" },
    });
    const repaired = conflict?.repair && applyChange(trip, conflict.repair.change).trip;
    expect(repaired && findConflicts(repaired, closed)).toEqual([]);
  });

  it("says nothing without dates, or about what nobody knows", () => {
    expect(findConflicts(aTrip({ stops: [stop], startsOn: null }), closed)).toEqual([]);
    expect(findConflicts(aTrip({ stops: [stop] }), {})).toEqual([]);
  });

  it("offers no day when it is closed on all of them", () => {
    const always = { "business:1": aSubject({ closedOn: [0, 5, 6] }) };
    expect(findConflicts(aTrip({ stops: [stop] }), always)[0]?.repair).toBeNull();
  });

  it("names the nearest date of an event that is on another day", () => {
    const event = aSubject({
      kind: "event",
      dates: ["2027-03-20", "2027-04-20"].map((day) => ({ day, startsAt: null, minutes: null })),
    });
    const trip = aTrip({ stops: [{ ...stop, kind: "event", name: "Porch night" }] });
    expect(findConflicts(trip, { "event:1": event })[0]).toMatchObject({
      kind: "other-day",
      text: "Porch night is on Sat, Mar 20, not on Sun, Mar 21.",
      repair: { label: "Move it to Day 2" },
    });
    expect(
      findConflicts(aTrip({ stops: [{ ...stop, kind: "event", day: 2 }] }), { "event:1": event }),
    ).toEqual([]);
  });
});

it("points out what is gone, placed or not", () => {
  const stop = aStop({ id: "gone", day: null, kind: "tour", subjectId: "1", name: "The boat" });
  const trip = aTrip({ stops: [stop] });
  const [conflict] = findConflicts(trip, { "tour:1": null });
  expect(conflict).toMatchObject({
    kind: "gone",
    text: "The boat is no longer on this site. Ask before you go.",
  });
  expect(conflict?.repair && applyChange(trip, conflict.repair.change).trip.stops).toEqual([]);
});
