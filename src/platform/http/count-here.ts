type Window = { points: number; seconds: number; maxKeys?: number; now?: () => number };

/** Counts in this process alone, in windows that all keys share: no timer a key, and nothing kept from one to the next. */
export function countHere({ points, seconds, maxKeys = 100_000, now = Date.now }: Window) {
  const counts = new Map<string, number>();
  let endsAt = 0;

  return {
    /** Counts one attempt; `remaining` is below zero once there were too many. */
    take(key: string): { remaining: number; msBeforeNext: number } {
      const time = now();
      if (time >= endsAt) {
        counts.clear();
        endsAt = time + seconds * 1_000;
      }
      const count = (counts.get(key) ?? 0) + 1;
      // Whoever speaks from ever new networks pushes out others' counts, not the process's memory.
      if (count === 1 && counts.size >= maxKeys) counts.delete(counts.keys().next().value ?? "");
      counts.set(key, count);
      return { remaining: points - count, msBeforeNext: endsAt - time };
    },
    giveBack: (key: string) => counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1)),
    forget: (key: string) => counts.delete(key),
  };
}
