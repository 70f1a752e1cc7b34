import { expect, it } from "vitest";
import { readNow } from "./read-now.ts";

it.each([
  ["2026-11-18T03:30:00Z", { date: "2026-11-17", hour: 22 }],
  ["2026-11-18T05:10:00Z", { date: "2026-11-18", hour: 0 }],
  ["2026-07-01T23:00:00Z", { date: "2026-07-01", hour: 19 }],
])("%s is this day and hour", (at, expected) => {
  expect(readNow(new Date(at))).toEqual(expected);
});
