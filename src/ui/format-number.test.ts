import { expect, it } from "vitest";
import { describeAll, formatCount } from "./format-number.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1050, "1,050"],
  [2_000_000, "2,000,000"],
])("formats %d as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [1, "The one event"],
  [2, "All 2 events"],
  [1_050, "All 1,050 events"],
])("links to all of %d", (count, text) => {
  expect(describeAll(count, "event", "events")).toBe(text);
});
