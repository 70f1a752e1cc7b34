import { type Mirror, refresh, slowTimeoutMs } from "./indexes.server.ts";
import { listQueuedIds, loadCurrent, loadHashes, type Slice } from "./load-documents.server.ts";
import { writeDocuments } from "./write-documents.server.ts";

const sliceSize = 5_000;

type Hashes = ReadonlyMap<string, string>;
type Options = { kind: string; index: string; signal?: AbortSignal | undefined };
export type Comparison = { compared: number; repaired: number };

/** Compares an index with its documents, slice by slice and in both directions, and rewrites those that differ. */
export async function compareIndex(mirror: Mirror, options: Options): Promise<Comparison> {
  const { kind, index, signal } = options;
  const counts = { compared: 0, repaired: 0 };
  for (let after = ""; ; ) {
    signal?.throwIfAborted();
    const slice = { kind, after, size: sliceSize };
    const expected = await loadHashes(mirror.db, slice);
    const last = expected.size === sliceSize ? [...expected.keys()].at(-1) : undefined;
    // Makes earlier writes visible.
    await refresh(mirror.search, index);
    const actual = await loadIndexHashes(mirror, index, { ...slice, last });
    counts.compared += expected.size;
    counts.repaired += await repair(mirror, options, { expected, actual });
    if (last === undefined) return counts;
    after = last;
  }
}

/** The hashes in an index for a range of ids. */
async function loadIndexHashes(
  { search }: Mirror,
  index: string,
  { after, last, size }: Slice & { last: string | undefined },
): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for (let from = after; ; ) {
    const range = { id: { gt: from, lte: last } };
    const order = { size, sort: [{ id: "asc" }], track_total_hits: false };
    const body = {
      ...order,
      _source: false,
      docvalue_fields: ["hash"],
      query: { bool: { filter: [{ range }] } },
    };
    const path = `/${index}/_search?allow_partial_search_results=false`;
    const { hits } = await search.send<{
      hits: { hits: { _id: string; fields?: { hash: string[] } }[] };
    }>({ method: "POST", path, body, timeoutMs: slowTimeoutMs });
    for (const { _id, fields } of hits.hits) hashes.set(_id, fields?.hash[0] ?? "");
    from = hits.hits.at(-1)?._id ?? "";
    if (hits.hits.length < size) return hashes;
  }
}

/** Rewrites documents that differ, unless a change is still queued. Returns how many. */
async function repair(
  mirror: Mirror,
  { kind, index }: Options,
  { expected, actual }: { expected: Hashes; actual: Hashes },
): Promise<number> {
  const ids = [...new Set([...expected.keys(), ...actual.keys()])];
  const different = ids.filter((id) => expected.get(id) !== actual.get(id));
  if (different.length === 0) return 0;
  const queued = await listQueuedIds(mirror.db, kind, different);
  const { version, documents } = await loadCurrent(mirror.db, kind, different);
  const wrong = different.filter((id) => !queued.has(id) && documents.get(id)?.hash === expected.get(id));
  await writeDocuments(
    mirror,
    wrong.map((id) => ({ index, id, version, json: documents.get(id)?.json ?? null })),
  );
  return wrong.length;
}
