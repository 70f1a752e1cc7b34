import type { Env } from "#platform/env/read-env.ts";
import { defineLimits } from "./define-limits.ts";

/** How often a network may call the API; the names stand in the answers' headers. */
export const apiLimits = defineLimits("api", {
  write: { per: "network", points: 60, seconds: 60 },
  read: { per: "network", points: 600, seconds: 60, isLocal: true },
});

/** What an operator has set about limits, for `createLimits`. */
export function limitSettings({ API_READS_PER_MINUTE: points }: Pick<Env, "API_READS_PER_MINUTE">) {
  return { [apiLimits.read.name]: { points } };
}
