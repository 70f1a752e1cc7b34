import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobHandler } from "#platform/jobs/open-worker.server.ts";
import { applySearchChanges } from "./search/commands/apply-search-changes.server.ts";
import { rebuildOldSearch } from "./search/commands/rebuild-old-search.server.ts";
import { rebuildSearch } from "./search/commands/rebuild-search.server.ts";

type Options = { db: Db; log: Logger };

/** Ranks the whole directory anew, in the night of all states. */
export const rebuildSearchJob = defineJob<Record<string, never>>("directory.rebuild-search", {
  parallel: 1,
  cron: "20 9 * * *",
  retryLimit: 2,
  expireIn: 4 * 3_600,
});

/** The handler of the nightly rebuild. */
export function rebuildSearchNightly({ db, log }: Options): JobHandler<Record<string, never>> {
  return async (_data, { signal }) => {
    const startedAt = Date.now();
    const isDone = await rebuildSearch(db, {
      signal,
      onStep: (step, milliseconds) =>
        log.debug({ step, milliseconds: Math.round(milliseconds) }, "rebuilding search"),
    });
    if (!isDone) return log.warn("another rebuild of the search is under way");
    log.info({ seconds: Math.round((Date.now() - startedAt) / 1_000) }, "rebuilt the search");
  };
}

/** Brings changed businesses into the search, looking every second, until it is stopped; first replaces an old build. */
export function keepSearchFresh({ db, log, everyMs = 1_000 }: Options & { everyMs?: number }) {
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
