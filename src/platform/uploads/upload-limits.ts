import type { Env } from "#platform/env/read-env.ts";
import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** How many files people can upload. An office or a campus shares one network. */
export const uploadLimits = defineLimits("uploads", {
  account: { per: "name", points: 40, seconds: 60 * 60 },
  network: { per: "network", points: 160, seconds: 60 * 60 },
  // Visitors without an account.
  visitor: { per: "network", points: 10, seconds: 60 * 60 },
});

/** The operator's overrides, for `createLimits`. */
export function uploadLimitSettings({ UPLOADS_PER_HOUR: points }: Pick<Env, "UPLOADS_PER_HOUR">) {
  return {
    [uploadLimits.account.name]: { points },
    [uploadLimits.network.name]: { points: points * 4 },
  };
}

/** A client that pauses this long, or takes this long in total, gives its slot to the next. */
export type UploadPace = { idleMs: number; totalMs: number };
export const uploadPace: UploadPace = { idleMs: 15_000, totalMs: 110_000 };

/** Concurrent uploads of one process. Waiting ones are not read. A network gets half of them. */
export const uploadBounds = { inFlight: 8, inFlightPerKey: 4, waiting: 32, waitingPerKey: 16 };
