import { keepApplying } from "#platform/jobs/keep-applying.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";
import { rebuildOldSearch } from "./rebuild-old-search.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Polls for changed businesses and updates search until stopped. First rebuilds tables of an older version. */
export function keepSearchFresh({ db, log, ...options }: Options) {
  const stopping = new AbortController();
  const applying = keepApplying({
    ...options,
    log,
    failure: "search changes could not be applied, retrying",
    apply: (size) => applySearchChanges(db, size),
  });
  const rebuilding = rebuildOld();

  async function rebuildOld() {
    const isRebuilt = await rebuildOldSearch(db, { signal: stopping.signal }).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ error }, "search rebuild failed, the nightly job will retry");
    });
    if (isRebuilt) log.info("rebuilt search tables of an older version");
  }

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([applying.stop(), rebuilding]);
    },
  };
}
