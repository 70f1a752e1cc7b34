import { expect, it } from "vitest";
import { type Placed, placeSubject } from "./place-subject.ts";
import { startTrip } from "./start-trip.ts";
import type { Trip } from "./trip.ts";

const market = { kind: "event", id: "7", name: "Winter Makers Market", address: "Atlanta, Georgia" } as const;
const dates = [
  { day: "2027-12-04", startsAt: "10:00", minutes: null },
  { day: "2027-12-05", startsAt: "11:00", minutes: 360 },
];
const trip = { ...startTrip(), startsOn: "2027-12-05", days: 2 };
const place = (into: Trip, subject: Placed) => placeSubject(into, subject, () => "new").stop;

it("puts an event on its date, at its time, behind what is there", () => {
  const first = place(trip, { ...market, dates });
  expect(first).toMatchObject({ day: 1, startsAt: "11:00", minutes: 360, kind: "event", subjectId: "7" });
  const second = place({ ...trip, stops: [first] }, { ...market, id: "8", dates });
  expect(second.day).toBe(1);
  expect(second.position > first.position).toBe(true);
});

it.each<[string, Trip, Placed["dates"]]>([
  ["the trip has no dates", { ...trip, startsOn: null }, dates],
  ["the event is before it", { ...trip, startsOn: "2027-12-06" }, dates],
  ["the event is after it", { ...trip, startsOn: "2027-12-01" }, dates],
  ["it has no dates", trip, []],
  ["nobody says", trip, undefined],
])("leaves it to be placed where %s", (_why, into, known) => {
  expect(place(into, { ...market, ...(known && { dates: known }) })).toMatchObject({
    day: null,
    startsAt: null,
    minutes: null,
  });
});
