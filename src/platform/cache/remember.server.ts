import { LRUCache } from "lru-cache";

type Options = {
  /** How long a result counts as fresh. */
  freshForMs: number;
  /** How much longer a stale result is returned while one caller's refresh is running. */
  staleForMs?: number;
  /** The maximum number of inputs. The least recently used is dropped. */
  maxEntries?: number;
  now?: () => number;
};

type Entry<Value> = { result?: { value: Value; readAt: number }; pending?: Promise<Value> };
/** Values that can serve as a JSON cache key. */
type Input = readonly (string | number | boolean | null | undefined | object)[];

const maxFreshness = new WeakMap<object, number>();

/** Upper bound for the TTL of every result of this source. */
export function capFreshness(source: object, ms: number): void {
  maxFreshness.set(source, ms);
}

/**
 * Caches the result of an expensive read in this process. Concurrent callers with the same input share one read.
 * Results are kept per source, so two databases never see each other's. A failed read is not cached: everyone
 * waiting for it fails, and the next caller tries again.
 */
export function remember<Source extends object, Args extends Input, Value>(
  read: (source: Source, ...args: Args) => Promise<Value>,
  { freshForMs, staleForMs = 0, maxEntries = 500, now = () => Date.now() }: Options,
): (source: Source, ...args: Args) => Promise<Value> {
  const sources = new WeakMap<Source, LRUCache<string, Entry<Value>>>();

  return (source, ...args) => {
    const entry = getEntry(source, JSON.stringify(args));
    const maxMs = maxFreshness.get(source) ?? Number.POSITIVE_INFINITY;
    const freshMs = Math.min(freshForMs, maxMs);
    const staleMs = Math.min(staleForMs, maxMs);
    const age = entry.result ? now() - entry.result.readAt : Number.POSITIVE_INFINITY;
    if (entry.result && age < freshMs) return Promise.resolve(entry.result.value);
    entry.pending ??= refresh(entry, () => read(source, ...args));
    if (!entry.result || age >= freshMs + staleMs) return entry.pending;
    // Background refresh. If it keeps failing, a later caller gets the error.
    entry.pending.catch(() => {});
    return Promise.resolve(entry.result.value);
  };

  function getEntry(source: Source, key: string): Entry<Value> {
    const entries = sources.get(source) ?? new LRUCache<string, Entry<Value>>({ max: maxEntries });
    sources.set(source, entries);
    const entry = entries.get(key) ?? {};
    if (!entries.has(key)) entries.set(key, entry);
    return entry;
  }

  async function refresh(entry: Entry<Value>, read: () => Promise<Value>) {
    try {
      const value = await read();
      entry.result = { value, readAt: now() };
      return value;
    } finally {
      delete entry.pending;
    }
  }
}
