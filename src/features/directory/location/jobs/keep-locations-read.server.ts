import type { JobServices } from "#platform/jobs/handle-job.ts";
import { poll } from "#platform/jobs/poll.ts";
import { readLocations } from "./read-locations.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Polls for businesses written by SQL and parses their locations until stopped. */
export function keepLocationsRead({ db, log, intervalMs = 5_000 }: Options) {
  const stopping = new AbortController();
  const running = poll({
    work: () => readLocations(db),
    onError: (error) => log.error({ error }, "locations could not be read, retrying"),
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
