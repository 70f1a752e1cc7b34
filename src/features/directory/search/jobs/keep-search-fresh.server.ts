import { setTimeout as pause } from "node:timers/promises";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";
import { rebuildOldSearch } from "./rebuild-old-search.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { everyMs?: number };

/** Brings changed businesses into the search, looking every second, until it is stopped; first replaces an old build. */
export function keepSearchFresh({ db, log, everyMs = 1_000 }: Options) {
  const stopping = new AbortController();
  const running = Promise.all([run(), replaceOld()]);

  async function replaceOld() {
    const isReplaced = await rebuildOldSearch(db, { signal: stopping.signal }).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        log.error({ error }, "the search could not be rebuilt, the night tries again");
    });
    if (isReplaced) log.info("rebuilt the search, which an older version had built");
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const hasMore = await applySearchChanges(db).catch((error: unknown) => {
        log.error({ error }, "changed businesses did not reach the search, trying again");
        return false;
      });
      // Aborted while waiting: the loop ends.
      if (!hasMore) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
