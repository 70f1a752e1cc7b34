import { HashQueueFullError } from "#platform/auth/hash-queue.server.ts";
import type { LimitName, Limits } from "#platform/http/limits.server.ts";
import type { Refused } from "../refusals.ts";

/** Counts an attempt against each limit in turn; the first that is used up refuses it. */
export async function refuseIfTooMany(
  limits: Limits,
  attempts: readonly (readonly [LimitName, key: string])[],
): Promise<Refused<"too-many"> | null> {
  for (const [name, key] of attempts) {
    const answer = await limits.take(name, key);
    if (!answer.ok) return { ok: false, reason: "too-many", retryAfterSeconds: answer.resetSeconds };
  }
  return null;
}

/** Does work that hashes a password; a full hash queue is a refusal, not a failure. */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result | Refused<"busy">> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HashQueueFullError)) throw error;
    return { ok: false, reason: "busy", retryAfterSeconds: error.retryAfterSeconds };
  }
}
