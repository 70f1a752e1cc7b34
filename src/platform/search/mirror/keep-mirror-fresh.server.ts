import type { JobServices } from "#platform/jobs/handle-job.ts";
import { keepApplying } from "#platform/jobs/keep-applying.ts";
import { poll } from "#platform/jobs/poll.ts";
import { openOpenSearch } from "../opensearch/client.server.ts";
import type { SearchSettings } from "../search-settings.ts";
import { buildMissingIndexes, dropMirror } from "./build-indexes.server.ts";
import { feedChanges } from "./feed-changes.server.ts";

type Services = Pick<JobServices, "db" | "log"> & { env: SearchSettings };

const feedEveryMs = 250;
const retryEveryMs = 5_000;

/** Builds missing indexes in OpenSearch and feeds changes to them until stopped. */
export function keepMirrorFresh({ db, env, log }: Services): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isOn = env.SEARCH_ENGINE === "opensearch";
  const mirror = { db, log, search: openOpenSearch(env) };
  let isPrepared = false;
  const preparing = poll({
    work: async () => {
      if (!isPrepared) isPrepared = await (isOn ? buildMissingIndexes(mirror, { signal }) : dropMirror(db));
      return false;
    },
    onError: (error) => signal.aborted || log.error({ error }, "search indexes could not be built, retrying"),
    intervalMs: retryEveryMs,
    signal,
  });
  const feeding = keepApplying({
    log,
    failure: "changes could not be copied to OpenSearch, retrying",
    intervalMs: feedEveryMs,
    apply: async (size) => isOn && feedChanges(mirror, size),
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([feeding.stop(), preparing]);
      await mirror.search.close();
    },
  };
}
