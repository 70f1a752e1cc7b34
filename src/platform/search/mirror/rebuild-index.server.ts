import { compareIndex } from "./compare-index.server.ts";
import { createIndex, type Mirror, makeSearchable, swapIndex } from "./indexes.server.ts";
import { loadSlice, type Slice } from "./load-documents.server.ts";
import { type Write, writeDocuments } from "./write-documents.server.ts";

type Options = {
  kind: string;
  /** How long the old index stays for running searches. */
  graceMs?: number | undefined;
  signal?: AbortSignal | undefined;
};

const sliceSize = 2_000;

/**
 * Fills a new index, compares it with all documents and swaps it in. Searches continue, and the feed writes to both
 * indexes meanwhile.
 */
export async function rebuildIndex(mirror: Mirror, options: Options): Promise<void> {
  const { search, log } = mirror;
  const { kind, graceMs = 5_000, signal } = options;
  const startedAt = performance.now();
  const index = await createIndex(search, kind);
  await fill(mirror, index, options);
  await makeSearchable(search, index);
  const counts = await compareIndex(mirror, { kind, index, signal });
  await swapIndex(search, { kind, name: index, graceMs });
  log.info(
    { kind, ...counts, milliseconds: Math.round(performance.now() - startedAt) },
    "built a search index",
  );
}

/** Reads the next slice while the previous one is written. */
async function fill(mirror: Mirror, index: string, { kind, signal }: Options): Promise<void> {
  let writing: Promise<unknown> | null = null;
  for (let after: string | undefined = ""; after !== undefined; ) {
    signal?.throwIfAborted();
    const slice: Slice = { kind, after, size: sliceSize };
    const [{ version, documents }] = await Promise.all([loadSlice(mirror.db, slice), writing]);
    after = documents.size === sliceSize ? [...documents.keys()].at(-1) : undefined;
    const writes: Write[] = [...documents].map(([id, { json }]) => ({ index, id, version, json }));
    writing = writeTogether(mirror, writes);
  }
  await writing;
}

/** OpenSearch indexes one request with one thread, so two requests use two. */
function writeTogether(mirror: Mirror, writes: readonly Write[]): Promise<unknown> {
  const half = Math.ceil(writes.length / 2);
  return Promise.all([
    writeDocuments(mirror, writes.slice(0, half)),
    writeDocuments(mirror, writes.slice(half)),
  ]);
}
