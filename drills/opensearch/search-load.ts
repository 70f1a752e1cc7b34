import { setTimeout as pause } from "node:timers/promises";
import { summarize } from "../../bench/search/measure.ts";
import { fetchPage } from "../../bench/search/start-site.ts";

const clients = 8;

/** Eight clients that search until stopped. They share one cycle of paths. */
export function startSearchLoad(origin: string, paths: readonly string[]) {
  let isStopped = false;
  let sent = 0;
  let times: number[] = [];
  let failed: string[] = [];
  const loops = Array.from({ length: clients }, async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await fetchPage(`${origin}${paths[sent++ % paths.length]}`).catch((error: Error) =>
        failed.push(error.message),
      );
      times.push(performance.now() - startedAt);
    }
  });
  return {
    /** Statistics of the next seconds. */
    during: async (seconds: number) => {
      [times, failed] = [[], []];
      await pause(seconds * 1_000);
      return { requests: times.length, failed: failed.length, ...summarize(times), error: failed[0] };
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}
