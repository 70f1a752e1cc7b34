import { expect, it } from "vitest";
import type { Env } from "#platform/env/read-env.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { reviewRefusals } from "./refusals.ts";

it("says how long to wait over the rate limit", () => {
  const refused = { ok: false, reason: "too-many", retryAfterSeconds: 12 * 60 } as const;
  const { words, status } = describeRefusal(reviewRefusals, refused, {} as Env);
  expect(words).toBe("That was a lot in a short time. Please try again in 12 minutes.");
  expect(status).toBe(429);
});
