import { expect, it } from "vitest";
import { formatCount } from "./format-number.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1050, "1,050"],
  [2_000_000, "2,000,000"],
])("writes %d as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
