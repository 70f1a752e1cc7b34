import { OpenSearchError } from "../opensearch/client.server.ts";
import { type Mirror, writeAliasOf } from "./indexes.server.ts";

/** One write to an index. Without `json`, it deletes the document. */
export type Write = { index: string; id: string; version: number; json: string | null };

const bulkTimeoutMs = 60_000;

type Failure = { type: string; reason: string };
type BulkResponse = {
  errors: boolean;
  items: Record<string, { _id: string; status: number; error?: Failure }>[];
};

/**
 * Writes documents. Versions make late and repeated writes harmless. A document that OpenSearch rejects, such as one
 * with an unknown field, is logged and skipped. Any other failure throws.
 */
export async function writeDocuments({ search, log }: Mirror, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const { errors, items } = await search.send<BulkResponse>({
    method: "POST",
    path: "/_bulk",
    body: `${writes.map(bulkLines).join("\n")}\n`,
    timeoutMs: bulkTimeoutMs,
    query: { require_alias: true, filter_path: "errors,items.*._id,items.*.status,items.*.error" },
  });
  if (!errors) return;
  for (const { _id: id, status, error } of items.flatMap((item) => Object.values(item))) {
    // A newer version exists, or the index was deleted meanwhile.
    if (!error || status === 409 || status === 404) continue;
    if (status !== 400) throw new OpenSearchError(`${id}: ${error.reason}`, status);
    log.error({ id, reason: error.reason }, "OpenSearch rejected a document");
  }
}

function bulkLines({ index, id, version, json }: Write): string {
  const about = { _index: writeAliasOf(index), _id: id, version, version_type: "external" };
  return json === null ? JSON.stringify({ delete: about }) : `${JSON.stringify({ index: about })}\n${json}`;
}
