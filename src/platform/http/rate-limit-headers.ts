import type { LimitAnswer } from "./limits.server.ts";

/** What a limit says to programs, in the form of the IETF draft `ratelimit-headers`; `Retry-After` once it is used up. */
export function rateLimitHeaders(
  name: string,
  { ok, remaining, resetSeconds, rule }: LimitAnswer,
): Record<string, string> {
  return {
    "ratelimit-policy": `"${name}";q=${rule.points};w=${rule.seconds}`,
    ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
    ...(!ok && { "retry-after": String(resetSeconds) }),
  };
}
