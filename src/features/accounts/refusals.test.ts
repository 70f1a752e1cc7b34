import { expect, it } from "vitest";
import type { Env } from "#platform/env/read-env.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { accountRefusals } from "./refusals.ts";

const env = { PASSWORD_MIN_LENGTH: 6 } as Env;

it.each([
  [12 * 60, "Too many tries. Please try again in 12 minutes."],
  [3_600, "Too many tries. Please try again in an hour."],
  [20, "Too many tries. Please try again in a minute."],
])("says how long to wait after too many attempts: %i seconds", (retryAfterSeconds, words) => {
  const refused = { ok: false, reason: "too-many", retryAfterSeconds } as const;
  expect(describeRefusal(accountRefusals, refused, env)).toEqual({ words, status: 429 });
});

it("says the minimum password length of this site", () => {
  const refused = { ok: false, reason: "password-too-short" } as const;
  expect(describeRefusal(accountRefusals, refused, env).words).toBe("Use at least 6 characters.");
});
