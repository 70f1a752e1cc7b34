import type { Limit } from "./define-limits.ts";
import type { Limits } from "./limits.server.ts";

export type TooMany = { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** Counts an attempt against each limit in turn. The first exceeded one refuses it. */
export async function refuseIfTooMany(
  limits: Pick<Limits, "take">,
  attempts: readonly (readonly [Limit, key: string])[],
): Promise<TooMany | null> {
  for (const [limit, key] of attempts) {
    const answer = await limits.take(limit, key);
    if (!answer.ok) return { ok: false, reason: "too-many", retryAfterSeconds: answer.resetSeconds };
  }
  return null;
}
