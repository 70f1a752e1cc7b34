import { setTimeout as pause } from "node:timers/promises";

type Poll = {
  /** Runs a batch, and returns whether there is more. */
  work: () => Promise<boolean>;
  onError: (error: unknown) => void;
  intervalMs: number;
  signal: AbortSignal;
};

/** Runs batches until aborted: one after another while there is more, then again after a pause. Errors are retried. */
export async function poll({ work, onError, intervalMs, signal }: Poll): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await work().catch((error: unknown) => {
      onError(error);
      return false;
    });
    // Aborted while waiting: the loop ends.
    if (!hasMore) await pause(intervalMs, undefined, { signal }).catch(() => {});
  }
}
