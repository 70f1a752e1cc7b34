import { poll } from "#platform/jobs/poll.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { applyEntryChanges } from "./apply-entry-changes.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Polls for changed things and writes their entries until stopped. */
export function keepEntriesFresh({ db, log, intervalMs = 1_000 }: Options) {
  const stopping = new AbortController();
  const running = poll({
    work: () => applyEntryChanges(db),
    onError: (error) => log.error({ error }, "search entries could not be written, retrying"),
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
