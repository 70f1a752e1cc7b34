import { expect, it } from "vitest";
import { describeWait } from "./describe-wait.ts";

it.each([
  [undefined, "Please try again later."],
  [1, "Please try again in a minute."],
  [60, "Please try again in a minute."],
  [61, "Please try again in 2 minutes."],
  [12 * 60, "Please try again in 12 minutes."],
  [59 * 60 + 1, "Please try again in an hour."],
  [60 * 60, "Please try again in an hour."],
  [61 * 60, "Please try again in 2 hours."],
  [24 * 60 * 60, "Please try again in 24 hours."],
])("describes %s seconds, rounded up", (seconds, sentence) => {
  expect(describeWait(seconds)).toBe(sentence);
});
