import { randomUUID } from "node:crypto";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Metrics } from "#platform/telemetry/metrics.server.ts";
import { isApiPath } from "./api-path.ts";

type Options = { cache: PageCache; log: Services["log"]; metrics: Metrics };

/** One in this many cached pages is logged: a log line costs more than sending the page. */
const logInterval = 100;

/** Sends fresh pages from the cache. Runs before the router: a cached page costs little more than sending its bytes. */
export function sendCachedPages({ cache, log, metrics }: Options) {
  let sent = 0;
  return (request: Request): Response | undefined => {
    const path = pathOf(request);
    // API calls are rate limited first, and their responses contain the remaining limit.
    if (isApiPath(path)) return undefined;
    const startedAt = performance.now();
    const requestId = randomUUID();
    const response = cache.find(request, { "x-request-id": requestId });
    if (!response) return undefined;
    const durationMs = performance.now() - startedAt;
    const { status } = response;
    metrics.countRequest("cached_page", status, durationMs);
    sent += 1;
    if (sent % logInterval === 1)
      log.info({ requestId, method: request.method, path, status, durationMs }, "cached page (sampled)");
    return response;
  };
}

/** The path without the query. Parsing the whole URL would cost more than looking up a cached page. */
function pathOf({ url }: Request) {
  const start = url.indexOf("/", "https://".length);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
