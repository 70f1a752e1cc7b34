import { setTimeout as pause } from "node:timers/promises";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { applyEntryChanges } from "./apply-entry-changes.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Polls for changed things and writes their entries until stopped. */
export function keepEntriesFresh({ db, log, intervalMs = 1_000 }: Options) {
  const stopping = new AbortController();
  const running = run();

  async function run() {
    while (!stopping.signal.aborted) {
      const hasMore = await applyEntryChanges(db).catch((error: unknown) => {
        log.error({ error }, "search entries could not be written, retrying");
        return false;
      });
      // Aborted while waiting: the loop ends.
      if (!hasMore) await pause(intervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
