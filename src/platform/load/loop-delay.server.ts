import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const readEveryMs = 250;

/** Watches event-loop lag. Returns a function that returns the recent mean in milliseconds. */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  histogram.enable();
  setInterval(() => {
    // The histogram records the time between two ticks, which includes the wait itself.
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolutionMs) : 0;
    histogram.reset();
  }, readEveryMs).unref();
  return () => delayMs;
}
