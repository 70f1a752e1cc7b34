import type { Logger } from "pino";
import { poll } from "./poll.ts";

type Options = {
  log: Pick<Logger, "error">;
  /** The log message for a failed batch. */
  failure: string;
  /** Applies at most this many changes of a queue, and returns whether there may be more. */
  apply: (size: number) => Promise<boolean>;
  /** Takes a fraction of a second, so that shutdown never waits long. */
  maxSize?: number;
  intervalMs?: number;
};

const canceledByTimeout = "57014";

/**
 * Applies the changes of a queue, batch after batch, until stopped. A batch that times out is retried with half its
 * size, so that expensive changes do not delay the others, until the queue is empty.
 */
export function keepApplying({ log, failure, apply, maxSize = 500, intervalMs = 1_000 }: Options) {
  const stopping = new AbortController();
  let size = maxSize;
  const running = poll({
    work: async () => {
      try {
        const hasMore = await apply(size);
        if (!hasMore) size = maxSize;
        return hasMore;
      } catch (error) {
        if ((error as { code?: string }).code !== canceledByTimeout || size === 1) throw error;
        size = Math.ceil(size / 2);
        return true;
      }
    },
    onError: (error) => log.error({ error }, failure),
    intervalMs,
    signal: stopping.signal,
  });

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
