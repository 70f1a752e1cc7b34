import type { Env } from "#platform/env/read-env.ts";
import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** How many orders one network can start. An office or a campus shares one. */
export const checkoutLimits = defineLimits("checkout", {
  startNetwork: { per: "network", points: 20, seconds: 60 * 60 },
});

/** The operator's overrides, for `createLimits`. */
export function checkoutLimitSettings({ CHECKOUTS_PER_HOUR: points }: Pick<Env, "CHECKOUTS_PER_HOUR">) {
  return { [checkoutLimits.startNetwork.name]: { points } };
}

/** How many unpaid orders one network can hold stock for at once: a quarter of what it can start in an hour. */
export function maxOpenOrders({ CHECKOUTS_PER_HOUR: points }: Pick<Env, "CHECKOUTS_PER_HOUR">): number {
  return Math.ceil(points / 4);
}
