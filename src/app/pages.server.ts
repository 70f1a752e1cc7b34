import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readSession } from "#platform/auth/read-session.server.ts";
import { sessionCookieName } from "#platform/auth/session-cookie.ts";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import type { MadePage } from "#platform/cache/page-pack.server.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { findCookie } from "#platform/http/find-cookie.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { outageRetrySeconds } from "#platform/http/problem.ts";
import { pagePolicy } from "#platform/http/security-headers.ts";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { outageContext, type Visit, visitContext } from "#platform/http/visit.ts";
import { lowerScriptPriority } from "./lower-script-priority.ts";

const isDevelopment = import.meta.env.DEV;
// The generated type of the build does not fit `exactOptionalPropertyTypes`.
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** 122 random bits, from a store that is filled once in a while: each draw by itself would cost more. */
const makeNonce = randomUUID;
/** What is made whole: pages, their data for client navigation, and what the map asks for. */
const wholeTypes = new Set(["text/html", "text/x-script", "application/json"]);
/** A search while somebody types, in a tenth of a millisecond: the way to another thread and back can take longer. */
const smallBytes = 32 * 1024;
/** Looks back over 256 kB, more than any answer has: the same bytes for a fifth less work. */
const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

type Options = { services: Services; headers: Record<string, string>; cache: PageCache };
type Arrival = Pick<Visit, "requestId" | "ip" | "log">;

/** Answers with a page, or a page's data for client navigation: the one everybody gets, or one for whoever asks. */
export function createPageAnswers({ services, headers, cache }: Options) {
  const sessionCookie = sessionCookieName(services.env.APP_ORIGIN);
  return async (request: Request, arrival: Arrival): Promise<Response> => {
    const shared = await cache.answer(request, (target) => makeForAll(target, arrival));
    const response = shared ?? (await makeForOne(request, arrival));
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
    return isDevelopment ? response : compress(response, request.headers.get("accept-encoding"));
  };

  /** Nothing of the visitor who happened to come first goes in: no cookie, no address bar, no browser. */
  async function makeForAll(target: string, arrival: Arrival): Promise<MadePage> {
    const nonce = makeNonce();
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
    return { response, isWhole, own: { nonce, requestId: arrival.requestId } };
  }

  async function makeForOne(request: Request, arrival: Arrival) {
    // Nobody is asked for without a cookie: most visitors cost no query here.
    const { person, setCookies, isAway } =
      findCookie(request.headers, sessionCookie) !== null
        ? await readSessionOrOutage(request, arrival)
        : { person: null, setCookies: [], isAway: false };
    const response = await render(request, { ...arrival, nonce: makeNonce(), person }, isAway);
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
    const response = await finishHtml(await handle(request, context));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set("content-security-policy", pagePolicy(visit.nonce, { isDevelopment }));
    response.headers.set("x-request-id", visit.requestId);
    if (response.status === 503) response.headers.set("retry-after", String(outageRetrySeconds));
    return response;
  }
}

/** A page as one string: it can then be changed, compressed and cached as a whole. */
async function finishHtml(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!response.body || !headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(lowerScriptPriority(await response.text()), { status, headers });
}

/** What is made whole can be compressed whole. Kept pages already are. */
async function compress(response: Response, accepts: string | null) {
  const [type] = response.headers.get("content-type")?.split(";") ?? [];
  const encoding = pickEncoding(accepts);
  if (!wholeTypes.has(type ?? "") || !encoding || !response.body || response.headers.has("content-encoding"))
    return response;
  const body = await response.arrayBuffer();
  const packed = body.byteLength < smallBytes ? packAtOnce(body, encoding) : await pack(body, encoding);
  response.headers.set("content-encoding", encoding);
  response.headers.set("content-length", String(packed.byteLength));
  response.headers.append("vary", "accept-encoding");
  return new Response(packed, { status: response.status, headers: response.headers });
}

function packAtOnce(body: ArrayBuffer, encoding: "br" | "gzip") {
  return encoding === "br" ? brotliCompressSync(body, brotli(3)) : gzipSync(body, { level: 4 });
}

function pack(body: ArrayBuffer, encoding: "br" | "gzip") {
  return encoding === "br" ? compressBrotli(body, brotli(4)) : compressGzip(body);
}
