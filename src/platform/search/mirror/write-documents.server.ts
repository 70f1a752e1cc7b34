import { OpenSearchError } from "../opensearch/client.server.ts";
import { type Mirror, writeAliasOf } from "./indexes.server.ts";

/** One document of an index: as it is now, or null to remove it. */
export type Write = { index: string; id: string; version: number; json: string | null };

const bulkTimeoutMs = 60_000;

type Failure = { type: string; reason: string };
type BulkResponse = {
  errors: boolean;
  items: Record<string, { _id: string; status: number; error?: Failure }>[];
};

/**
 * Writes documents, each unless a newer version of it was written already: writes may come late, or twice. What
 * OpenSearch will never take, such as an unknown field, is logged and left out; everything else that fails is an error.
 */
export async function writeDocuments({ search, log }: Mirror, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const { errors, items } = await search.send<BulkResponse>({
    ...{ method: "POST", path: "/_bulk", body: `${writes.map(bulkLines).join("\n")}\n` },
    ...{
      timeoutMs: bulkTimeoutMs,
      query: { require_alias: true, filter_path: "errors,items.*._id,items.*.status,items.*.error" },
    },
  });
  if (!errors) return;
  for (const { _id: id, status, error } of items.flatMap((item) => Object.values(item))) {
    // A newer version, or an index that was deleted in the meantime.
    if (!error || status === 409 || status === 404) continue;
    if (status !== 400) throw new OpenSearchError(`${id}: ${error.reason}`, status);
    log.error({ id, reason: error.reason }, "OpenSearch does not take a document");
  }
}

function bulkLines({ index, id, version, json }: Write): string {
  const about = { _index: writeAliasOf(index), _id: id, version, version_type: "external" };
  return json === null ? JSON.stringify({ delete: about }) : `${JSON.stringify({ index: about })}\n${json}`;
}
