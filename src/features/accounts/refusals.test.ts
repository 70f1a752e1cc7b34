import { expect, it } from "vitest";
import { describeRefusal } from "./refusals.ts";

it.each([
  [12 * 60, "Too many tries. Please try again in 12 minutes."],
  [3_600, "Too many tries. Please try again in an hour."],
  [20, "Too many tries. Please try again in a minute."],
])("names the time to wait after too many tries: %i seconds", (retryAfterSeconds, message) => {
  const refused = { ok: false, reason: "too-many", retryAfterSeconds } as const;
  expect(describeRefusal(refused, 6)).toEqual({ message, status: 429 });
});
