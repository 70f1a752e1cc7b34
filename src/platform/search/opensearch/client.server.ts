import { readFileSync } from "node:fs";
import type { Client } from "@opensearch-project/opensearch";
import type { SearchSettings } from "../search-settings.ts";
import { mappingVersion } from "./mapping.ts";

type Request = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: Record<string, unknown> | string;
  timeoutMs?: number;
};
export type SearchBody = Record<string, unknown>;
export type Hit = {
  _id: string;
  _score: number | null;
  _source?: Record<string, unknown>;
  sort?: unknown[];
};
export type SearchResponse = {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Record<string, unknown>>;
};

export type OpenSearch = ReturnType<typeof openOpenSearch>;

/** A request to OpenSearch failed or timed out. */
export class OpenSearchError extends Error {
  override name = "OpenSearchError";
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Slower searches fall back to PostgreSQL. */
const defaultTimeoutMs = 1_000;

/** A client for the OpenSearch in the settings. The library is loaded on first use. */
export function openOpenSearch(env: SearchSettings, { searchTimeoutMs = defaultTimeoutMs } = {}) {
  const prefix = env.OPENSEARCH_INDEX_PREFIX;
  let client: Promise<Client> | undefined;

  async function send<Body>(request: Request): Promise<Body> {
    const { method, path, query, body, timeoutMs = searchTimeoutMs } = request;
    client ??= openClient(env);
    const content = typeof body === "string" ? { bulkBody: body } : body && { body };
    try {
      const { transport } = await client;
      const response = await transport.request(
        { method, path, ...(query && { querystring: query }), ...content },
        { requestTimeout: timeoutMs },
      );
      return response.body as Body;
    } catch (error) {
      const { message, statusCode } = error as Error & { statusCode?: number };
      throw new OpenSearchError(`${method} ${path}: ${message}`, statusCode ?? null);
    }
  }

  /** The alias that searches of a kind use. It points at the live index. */
  const aliasOf = (kind: string) => `${prefix}-${kind}-${mappingVersion}`;

  return {
    prefix,
    send,
    aliasOf,
    /** Runs all searches in one request. */
    async search(
      searches: readonly { kind: string | readonly string[]; body: SearchBody }[],
    ): Promise<SearchResponse[]> {
      if (searches.length === 0) return [];
      const lines = searches.flatMap(({ kind, body }) => [
        JSON.stringify({ index: [kind].flat().map(aliasOf), allow_partial_search_results: false }),
        JSON.stringify(body),
      ]);
      const { responses } = await send<{
        responses: (SearchResponse & { error?: unknown; status: number })[];
      }>({
        method: "POST",
        path: "/_msearch",
        body: `${lines.join("\n")}\n`,
        query: { cancel_after_time_interval: `${searchTimeoutMs}ms` },
      });
      const failed = responses.find(({ error }) => error !== undefined);
      if (failed) throw new OpenSearchError(JSON.stringify(failed.error), failed.status);
      return responses;
    },
    close: async () => (await client)?.close(),
  };
}

async function openClient(env: SearchSettings): Promise<Client> {
  const { Client } = await import("@opensearch-project/opensearch");
  const { OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password, OPENSEARCH_CA: ca } = env;
  return new Client({
    nodes: [...env.OPENSEARCH_URL],
    // If a node cannot be reached, the next one is tried at once.
    maxRetries: 2,
    ...(username && password && { auth: { username, password } }),
    ...(ca && { ssl: { ca: readFileSync(ca) } }),
  });
}
