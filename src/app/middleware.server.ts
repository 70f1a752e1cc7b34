import type { ErrorHandler, MiddlewareHandler } from "hono";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import { readClientIp } from "#platform/http/request/client-ip.ts";
import {
  guardRequest,
  isWrite,
  refuseUnlessForm,
  refuseWrite,
  type WriteRefusal,
} from "#platform/http/request/guard-write.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { withoutKeys } from "#platform/http/request/without-keys.ts";
import { openEarlierAssets } from "#platform/http/response/earlier-assets.server.ts";
import { describeFailure, problemResponse } from "#platform/http/response/problem.ts";
import { loadStaticFiles, staticFileResponse } from "#platform/http/response/static-files.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Admission, TurnedAway } from "#platform/load/admission.server.ts";
import { BusyError, ClientLeftError, TooManyReadsError } from "#platform/load/busy-error.ts";
import type { Metrics } from "#platform/telemetry/metrics.server.ts";
import { isApiPath } from "./api-path.ts";
import { errorPage } from "./error-page.server.ts";
import { isFileForm, streamFileForm } from "./file-forms.ts";
import type { SiteEnvironment } from "./site-environment.ts";

type Middleware = MiddlewareHandler<SiteEnvironment>;
type Options = { services: Services; headers: Record<string, string> };

/** Counts and logs every request. */
export function logRequests({ log, metrics }: { log: Services["log"]; metrics: Metrics }): Middleware {
  return async (c, next) => {
    const startedAt = performance.now();
    c.set("kind", isApiPath(c.req.path) ? "api" : "page");
    await next();
    const kind = c.get("kind");
    const { status } = c.res;
    const durationMs = performance.now() - startedAt;
    metrics.countRequest(kind, status, durationMs);
    const line = {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: withoutKeys(c.req.path),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    };
    if (kind === "file" || kind === "busy") log.debug(line, "request");
    else log.info(line, "request");
  };
}

/** Sends the files of this build from memory, and the assets of earlier ones. */
export function sendBuiltFiles(builtFiles: string | undefined, { services, headers }: Options): Middleware {
  if (!builtFiles) return (_c, next) => next();
  const { env, log } = services;
  const files = loadStaticFiles(builtFiles, headers);
  const earlier = openEarlierAssets({ builtFiles, folder: env.ASSETS_DIR, headers, log });
  // Browsers check for a new worker: this one removes itself and all offline copies.
  const worker = env.OFFLINE_COPIES === "off" ? files.get("/sw-off.js") : undefined;
  if (worker) files.set("/sw.js", worker);
  return async (c, next) => {
    const file = files.get(c.req.path) ?? earlier.find(c.req.path);
    if (!file) return next();
    c.set("kind", "file");
    return staticFileResponse(file, c.req.raw);
  };
}

/** Determines the client's IP address, as our own proxies saw it. */
export function findClient({ env, log }: Services): Middleware {
  return (c, next) => {
    const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
    const ip = readClientIp(socket, c.req.header("x-forwarded-for") ?? null, env.TRUSTED_PROXY_HOPS);
    const requestId = c.get("requestId");
    c.set("network", networkOf(ip));
    c.set("visit", { requestId, ip, log: log.child({ requestId }) });
    return next();
  };
}

/** Refuses a request before any work is done for it, if it would be refused later. */
export function shedLoad(admission: Admission, cache: PageCache): Middleware {
  return async (c, next) => {
    const { raw: request, path } = c.req;
    const refusal = admission.findRefusal(request, path, c.get("network"));
    if (!refusal || cache.canRespondUnderLoad(request)) return next();
    const { reason, isHeld } = refusal;
    if (reason === "busy") admission.countShed(request, path);
    c.set("kind", "busy");
    const { requestId, network } = c.var;
    const response = admission.refuse(request, path, { requestId, network, reason });
    return isHeld ? admission.hold(response) : response;
  };
}

/** Rejects writes from other sites before anything is counted or read. */
export function rejectForeignWrites({ services, headers }: Options): Middleware {
  return async (c, next) => {
    const refusal = isWrite(c.req.raw) ? refuseWrite(c.req.raw, services.env.APP_ORIGIN) : null;
    return refusal ? problemResponse({ ...refusal, requestId: c.get("requestId") }, headers) : next();
  };
}

/** Parses the form of a page, within the body limits. A form with files is streamed. */
export function readForm({ services, headers }: Options): Middleware {
  const { APP_ORIGIN: origin } = services.env;
  const read = async (request: Request): Promise<Request | WriteRefusal> => {
    if (isFileForm(request)) return streamFileForm(request, origin);
    const guarded = await guardRequest(request, origin);
    if (!(guarded instanceof Request) || !isWrite(guarded)) return guarded;
    return (await refuseUnlessForm(guarded)) ?? guarded;
  };
  return async (c, next) => {
    const result = await read(c.req.raw);
    if (!(result instanceof Request))
      return problemResponse({ ...result, requestId: c.get("requestId") }, headers);
    c.req.raw = result;
    return next();
  };
}

/** Responds to what a route throws: busy, gone, or failed. */
export function handleErrors(
  { services: { log }, headers }: Options,
  admission: Admission,
): ErrorHandler<SiteEnvironment> {
  return (error, c) => {
    const { requestId, network, kind } = c.var;
    const { raw: request, path } = c.req;
    const reason = turnedAwayBy(error);
    if (reason) {
      c.set("kind", "busy");
      return admission.refuse(request, path, { requestId, network, reason });
    }
    if (error instanceof ClientLeftError) return new Response(null, { status: 499 });
    log.error({ requestId, path: withoutKeys(path), error }, "request failed");
    if (kind === "api") return problemResponse({ ...describeFailure(error), requestId }, headers);
    c.set("kind", "page");
    return errorPage({ requestId, headers, error });
  };
}

function turnedAwayBy(error: unknown): TurnedAway | null {
  if (error instanceof BusyError) return "busy";
  return error instanceof TooManyReadsError ? "too-many" : null;
}
