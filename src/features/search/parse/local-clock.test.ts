import { expect, it } from "vitest";
import { localClock } from "./local-clock.ts";

it.each([
  ["2026-11-18T03:30:00Z", "America/New_York", { date: "2026-11-17", hour: 22 }],
  ["2026-11-18T05:10:00Z", "America/New_York", { date: "2026-11-18", hour: 0 }],
  ["2026-11-18T05:10:00Z", "America/Los_Angeles", { date: "2026-11-17", hour: 21 }],
  ["2026-07-01T23:00:00Z", "America/New_York", { date: "2026-07-01", hour: 19 }],
])("%s in %s is this day and hour", (at, zone, expected) => {
  expect(localClock(new Date(at), zone)).toEqual(expected);
});
