import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import * as serverBuild from "virtual:react-router/server-build";
import {
  createRequestHandler,
  type HeadersArgs,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { readSession } from "#platform/auth/read-session.server.ts";
import { sessionCookieName } from "#platform/auth/session-cookie.ts";
import type { RenderedPage } from "#platform/cache/pack-page.server.ts";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import { type CacheRules, withDeclaredQuery } from "#platform/cache/page-key.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { pickEncoding } from "#platform/http/response/pick-encoding.ts";
import { outageRetrySeconds } from "#platform/http/response/problem.ts";
import { pagePolicy, tileOrigin } from "#platform/http/security/security-headers.ts";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { outageContext, type Visit, visitContext } from "#platform/http/visit.ts";
import type { Admission } from "#platform/load/admission.server.ts";
import { deferScripts } from "./defer-scripts.ts";
import { isFileForm } from "./file-forms.ts";

const isDevelopment = import.meta.env.DEV;
// The build's generated type does not match `exactOptionalPropertyTypes`.
const build = serverBuild as unknown as ServerBuild;
const handle = createRequestHandler({ ...build, routes: withHeaders(build.routes) }, import.meta.env.MODE);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** 122 random bits. Node buffers randomness for UUIDs, which makes this cheaper than other random values. */
const createNonce = randomUUID;
/** Pages, their data for client navigation, and map data. */
const compressedTypes = new Set(["text/html", "text/x-script", "application/json"]);
/** URLs with such a key work like passwords, so their pages are never cached. */
const secretQuery = /[?&](?:token|key)=/;
/** Below this size, compressing in place is faster than a round trip to the thread pool. */
const smallBytes = 32 * 1024;
/** A window of 256 kB covers every response, and compresses to the same size in four fifths of the time. */
const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

type Options = {
  services: Services;
  headers: Record<string, string>;
  cache: PageCache;
  admission: Pick<Admission, "admitPage" | "canRender">;
  rules: CacheRules;
};
type Arrival = Pick<Visit, "requestId" | "ip" | "log">;

/** Serves pages and their data for client navigation: the shared page from the cache, or one for this visitor. */
export function createPageHandler({ services, headers, cache, admission, rules }: Options) {
  const sessionCookie = sessionCookieName(services.env.APP_ORIGIN);
  const connections = tileOrigin(services.env.MAP_TILES_URL);
  return async (request: Request, arrival: Arrival): Promise<Response> => {
    const network = networkOf(arrival.ip);
    const asker = { network, canRender: () => admission.canRender(network) };
    const shared = await cache.answer(request, (target) => renderShared(target, arrival), asker);
    if (shared) return finish(shared, request, arrival);
    const render = async () => finish(await renderPersonal(request, arrival), request, arrival);
    // Uploading files can take a minute on a slow connection, which must not occupy others' slots.
    return isFileForm(request) ? render() : admission.admitPage(request, network, render);
  };

  function finish(
    response: Response,
    request: Request,
    { requestId }: Arrival,
  ): Response | Promise<Response> {
    response.headers.set("x-request-id", requestId);
    if (secretQuery.test(request.url)) response.headers.set("cache-control", "private, no-store");
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
    return isDevelopment ? response : compress(response, request.headers.get("accept-encoding"));
  }

  /** Renders without anything of the visitor who happened to come first: no cookie, no other query, no headers. */
  async function renderShared(target: string, arrival: Arrival): Promise<RenderedPage> {
    const nonce = createNonce();
    let isWhole = true;
    const error: Arrival["log"]["error"] = (details, message) => {
      isWhole = false;
      arrival.log.error(details, message);
    };
    const log = { warn: arrival.log.warn.bind(arrival.log), error };
    const response = await render(new Request(new URL(target, services.env.APP_ORIGIN)), {
      ...arrival,
      log,
      nonce,
      person: null,
    });
    return { response, isWhole, own: { nonce, requestId: arrival.requestId, connections } };
  }

  async function renderPersonal(request: Request, arrival: Arrival) {
    // Without a session cookie there is no session to read.
    const { person, setCookies, isAway } =
      findCookie(request.headers, sessionCookie) !== null
        ? await readSessionOrOutage(request, arrival)
        : { person: null, setCookies: [], isAway: false };
    const response = await render(
      withDeclaredQuery(rules, request),
      { ...arrival, nonce: createNonce(), person },
      isAway,
    );
    for (const line of response.headers.has("set-cookie") ? [] : setCookies)
      response.headers.append("set-cookie", line);
    if (person && !response.headers.has("cache-control"))
      response.headers.set("cache-control", "private, no-store");
    return response;
  }

  async function readSessionOrOutage(request: Request, { log }: Arrival) {
    try {
      return { ...(await readSession(services, request.headers, log)), isAway: false };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.error({ error }, "the session could not be read");
      return { person: null, setCookies: [], isAway: true };
    }
  }

  async function render(request: Request, visit: Visit, isAway = false) {
    const context = new RouterContextProvider();
    context.set(outageContext, isAway);
    context.set(servicesContext, services);
    context.set(visitContext, visit);
    const response = await finishHtml(await handle(request, context), visit.nonce);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set("content-security-policy", pagePolicy(visit.nonce, { isDevelopment, connections }));
    if (response.status === 503) response.headers.set("retry-after", String(outageRetrySeconds));
    return response;
  }
}

/** Makes every page pass on Cache-Control and Retry-After of its action or its loader, unless it exports `headers`. */
function withHeaders(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  const changed = Object.entries(routes).map(([id, route]) => [
    id,
    route && { ...route, module: { headers: passHeaders, ...route.module } },
  ]);
  return Object.fromEntries(changed);
}

function passHeaders({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers {
  if (actionHeaders.has("Retry-After")) return actionHeaders;
  return loaderHeaders.entries().next().done ? parentHeaders : loaderHeaders;
}

/** Buffers a page, so that it can be changed, compressed and cached as a whole. */
async function finishHtml(response: Response, nonce: string): Promise<Response> {
  const { status, headers } = response;
  if (!response.body || !headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(deferScripts(await response.text(), nonce), { status, headers });
}

/** Compresses a complete response. Cached pages already are compressed. */
async function compress(response: Response, accepts: string | null) {
  const [type] = response.headers.get("content-type")?.split(";") ?? [];
  const encoding = pickEncoding(accepts);
  if (
    !compressedTypes.has(type ?? "") ||
    !encoding ||
    !response.body ||
    response.headers.has("content-encoding")
  )
    return response;
  const body = await response.arrayBuffer();
  const compressed =
    body.byteLength < smallBytes ? compressNow(body, encoding) : await compressInThread(body, encoding);
  response.headers.set("content-encoding", encoding);
  response.headers.set("content-length", String(compressed.byteLength));
  response.headers.append("vary", "accept-encoding");
  return new Response(compressed, { status: response.status, headers: response.headers });
}

function compressNow(body: ArrayBuffer, encoding: "br" | "gzip") {
  return encoding === "br" ? brotliCompressSync(body, brotli(3)) : gzipSync(body, { level: 4 });
}

function compressInThread(body: ArrayBuffer, encoding: "br" | "gzip") {
  return encoding === "br" ? compressBrotli(body, brotli(4)) : compressGzip(body);
}
