import type { LimitResult } from "./limits.server.ts";

/** Headers of the IETF draft `ratelimit-headers`, with `Retry-After` once the limit is exceeded. */
export function rateLimitHeaders(
  name: string,
  { ok, remaining, resetSeconds, rule }: LimitResult,
): Record<string, string> {
  return {
    "ratelimit-policy": `"${name}";q=${rule.points};w=${rule.seconds}`,
    ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
    ...(!ok && { "retry-after": String(resetSeconds) }),
  };
}
