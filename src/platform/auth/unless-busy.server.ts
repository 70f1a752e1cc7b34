import { HashQueueFullError } from "./hash-queue.server.ts";

export type Busy = { ok: false; reason: "busy"; retryAfterSeconds: number };

/** Runs work that hashes a password. A full hash queue is a refusal, not an error. */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result | Busy> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HashQueueFullError)) throw error;
    return { ok: false, reason: "busy", retryAfterSeconds: error.retryAfterSeconds };
  }
}
