import type { Env } from "#platform/env/read-env.ts";
import { defineLimits } from "../limits/define-limits.ts";

/** The API's rate limits per network. Their names appear in the response headers. */
export const apiLimits = defineLimits("api", {
  write: { per: "network", points: 60, seconds: 60 },
  read: { per: "network", points: 600, seconds: 60, isLocal: true },
  /** Tools fetch the document again and again, in addition to their calls. */
  document: { per: "network", points: 600, seconds: 60, isLocal: true },
});

/** The operator's overrides, for `createLimits`. */
export function limitSettings({ API_READS_PER_MINUTE: points }: Pick<Env, "API_READS_PER_MINUTE">) {
  return { [apiLimits.read.name]: { points } };
}
