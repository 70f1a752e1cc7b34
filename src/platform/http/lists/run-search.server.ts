import { QueueFullError } from "#platform/load/fair-queue.ts";
import { defineLimits } from "../limits/define-limits.ts";
import { networkOf } from "../request/network-of.server.ts";
import type { Services } from "../services.ts";

const searchLimits = defineLimits("search", {
  // Typing sends a few requests a second, and each one queries the database.
  list: { per: "network", points: 300, seconds: 60, isLocal: true },
});

export type SearchRefusal = {
  ok: false;
  /** The visitor's network exceeded its rate limit, or too many searches are waiting. */
  reason: "too-many" | "busy";
  status: 429 | 503;
  retryAfterSeconds: number;
};

/** Runs a visitor's search within the network's rate limit and this process's search queue. */
export async function runSearch<Found>(
  { limits, searches }: Pick<Services, "limits" | "searches">,
  ip: string,
  search: () => Promise<Found>,
): Promise<{ ok: true; found: Found } | SearchRefusal> {
  const limit = await limits.take(searchLimits.list, ip);
  if (!limit.ok) return { ok: false, reason: "too-many", status: 429, retryAfterSeconds: limit.resetSeconds };
  try {
    return { ok: true, found: await searches.run(networkOf(ip), search) };
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return { ok: false, reason: "busy", status: 503, retryAfterSeconds: error.retryAfterSeconds };
  }
}
