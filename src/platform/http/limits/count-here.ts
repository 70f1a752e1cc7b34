import { LRUCache } from "lru-cache";

type Window = { points: number; seconds: number; maxKeys?: number; now?: () => number };

/** Counts attempts in this process only. All keys share one fixed window, so there is no timer per key. */
export function countHere({ points, seconds, maxKeys = 100_000, now = () => Date.now() }: Window) {
  // Bounded: a client that keeps changing networks evicts old counts instead of using more memory.
  const counts = new LRUCache<string, number>({ max: maxKeys });
  let endsAt = 0;
  const startWindow = () => {
    const time = now();
    if (time < endsAt) return time;
    counts.clear();
    endsAt = time + seconds * 1_000;
    return time;
  };

  return {
    /** Counts one attempt. `remaining` is negative if there were too many. */
    take(key: string): { remaining: number; msBeforeNext: number } {
      const time = startWindow();
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { remaining: points - count, msBeforeNext: endsAt - time };
    },
    /** How long the key must wait for its next attempt, or 0. */
    msToWait: (key: string): number => {
      const time = startWindow();
      return (counts.get(key) ?? 0) < points ? 0 : endsAt - time;
    },
    giveBack: (key: string) => counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1)),
    forget: (key: string) => counts.delete(key),
  };
}
