/** Keeps what was asked for last, up to a number of bytes. */
export function createPageStore<Page extends { bytes: number }>(maxBytes: number) {
  // The oldest entry stands first in a Map: taking out and putting back keeps what is in use.
  const kept = new Map<string, Page>();
  let bytes = 0;

  function remove(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    /** The page under this key, which now counts as used last. */
    use(key: string): Page | undefined {
      const page = kept.get(key);
      if (!page) return undefined;
      kept.delete(key);
      kept.set(key, page);
      return page;
    },
    put(key: string, page: Page) {
      remove(key);
      kept.set(key, page);
      bytes += page.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    remove,
    entries: () => kept.entries(),
    size: () => ({ pages: kept.size, bytes }),
  };
}
