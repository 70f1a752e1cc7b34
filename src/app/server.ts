import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createWebhookHandler, webhookPath } from "#features/checkout/webhook.server.ts";
import { visitBufferOf } from "#features/directory/figures/visit-buffer.server.ts";
import { createFeedHandler } from "#features/events/feeds/answer-feed.server.ts";
import { sessionCookieName } from "#platform/auth/session-cookie.ts";
import { followChanges } from "#platform/cache/follow-changes.server.ts";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { BusyError, ClientLeftError, TooManyReadsError } from "#platform/http/busy-error.ts";
import { readClientIp } from "#platform/http/client-ip.ts";
import { openEarlierAssets } from "#platform/http/earlier-assets.server.ts";
import { flashCookieName } from "#platform/http/flash.server.ts";
import {
  guardWrite,
  isWrite,
  refuseUnlessForm,
  refuseWrite,
  type WriteRefusal,
} from "#platform/http/guard-write.ts";
import { networkOf } from "#platform/http/network-of.server.ts";
import { describeFailure, problemResponse } from "#platform/http/problem.ts";
import { requestOnOrigin } from "#platform/http/request-on-origin.ts";
import { baseHeaders, reportsPath } from "#platform/http/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { loadStaticFiles, staticFileResponse } from "#platform/http/static-files.server.ts";
import { withoutKeys } from "#platform/http/without-keys.ts";
import { createStopHandler } from "#platform/mail/answer-stop.server.ts";
import { stopPath } from "#platform/mail/stop-token.server.ts";
import { createMetrics } from "#platform/telemetry/metrics.server.ts";
import { createUploadHandler } from "#platform/uploads/answer-upload.server.ts";
import { createFileHandler } from "#platform/uploads/serve-file.server.ts";
import { createAdmission, type TurnedAway } from "./admission.server.ts";
import { mountApi } from "./api.server.ts";
import { functionsBase, isApiPath, storeApiBase } from "./api-path.ts";
import { createClothHandler } from "./cloth.server.ts";
import { createReportHandler } from "./csp-reports.server.ts";
import { errorPage } from "./error-page.server.ts";
import { features } from "./features.ts";
import { openFileForm } from "./file-forms.ts";
import { mountHealth } from "./health.server.ts";
import { manifestPath } from "./manifest.ts";
import { createPageHandler } from "./pages.server.ts";
import { cacheRules } from "./public-pages.ts";
import { securityTextPath } from "./security-text.ts";
import { createSitemapHandler } from "./sitemap.server.ts";
import { createSocialCardHandler } from "./social-cards.server.ts";
import { mountSpecifiedApi } from "./specified-api.server.ts";
import { startServices } from "./start-services.server.ts";
import { watchFigures } from "./watch-figures.server.ts";

// biome-ignore lint/performance/noBarrelFile: the router's tooling reads its own build from this entry.
export * from "virtual:react-router/server-build";
export { startServices };

type Options = {
  services: Services;
  isDraining?: () => boolean;
  builtFiles?: string;
  /** Names of the migrations without which this process is not ready. */
  migrations?: readonly string[];
  /** The clock by which cached pages expire and pages are counted. */
  now?: () => number;
};

const feedPath = /\.(?:ics|rss)$/;
/** One in this many cached pages is logged: a log line costs more than sending the page. */
const cachedPageLogInterval = 100;

/** Builds the whole site as one function from request to response: cached pages, health, API, built files, pages. */
export function createApp({
  services,
  isDraining = () => false,
  builtFiles,
  migrations,
  now = () => Date.now(),
}: Options) {
  const { env, log } = services;
  capFreshness(services.db, env.CACHE_MAX_SECONDS * 1_000);
  const headers = baseHeaders(env.APP_ORIGIN);
  const files = builtFiles ? loadStaticFiles(builtFiles, headers) : new Map();
  const earlier = builtFiles
    ? openEarlierAssets({ builtFiles, folder: env.ASSETS_DIR, headers, log })
    : { find: () => undefined };
  // Browsers ask for their worker again: this one takes itself away, with all copies.
  if (env.OFFLINE_COPIES === "off") files.set("/sw.js", files.get("/sw-off.js"));
  const metrics = createMetrics();
  const serveGeneratedFile = createGeneratedFileHandler({ services, headers });
  const admission = createAdmission({ env, log, headers, now });
  const cache = createPageCache({
    gate: admission.pageGate,
    // In development, pages change with every edit.
    pages: import.meta.env.DEV || env.CACHE_MAX_SECONDS === 0 ? new Map() : cacheRules,
    personalCookies: [sessionCookieName(env.APP_ORIGIN), flashCookieName(env.APP_ORIGIN)],
    now,
  });
  const reports = createReportHandler({ services, headers });
  watchFigures(metrics, services, { cache, admission, reports });
  const answerUpload = createUploadHandler({ services, headers });
  const serveFile = createFileHandler({ services, headers });
  const serveFeed = createFeedHandler({ services, headers });
  const stopLetters = createStopHandler({
    services,
    headers,
    stops: features.flatMap(({ emailStops }) => emailStops),
  });
  const takeWebhook = createWebhookHandler({ services, headers });
  const servePage = createPageHandler({ services, headers, cache, admission, rules: cacheRules });

  const app = new Hono<{ Bindings: HttpBindings }>();
  mountHealth(app, { services, metrics, headers, migrations, isDraining });
  const api = mountApi({ services, headers, cache, admission });
  const specifiedApi = mountSpecifiedApi({ services, headers, admission });
  const isSpecified = (path: string) =>
    [storeApiBase, functionsBase].some((base) => path.startsWith(`${base}/`));

  app.all("*", async (c) => {
    const started = performance.now();
    const requestId = randomUUID();
    const path = c.req.path;
    const isApi = isApiPath(path);
    const isUpload = path.startsWith("/uploads/") || path === webhookPath;
    const finish = (kind: "page" | "api" | "file" | "busy", response: Response) => {
      const durationMs = performance.now() - started;
      metrics.countRequest(kind, response.status, durationMs);
      const line = {
        requestId,
        method: c.req.method,
        path: withoutKeys(path),
        status: response.status,
        durationMs: Math.round(durationMs * 10) / 10,
      };
      if (kind === "file" || kind === "busy") log.debug(line, "request");
      else log.info(line, "request");
      return response;
    };

    const file = files.get(path) ?? earlier.find(path);
    if (file && !isWrite(c.req.raw)) return finish("file", staticFileResponse(file, c.req.raw));

    const ip = ipOf(c.req.raw, c.env);
    const network = networkOf(ip);
    const kind = isApi ? "api" : "page";
    try {
      const generated = isWrite(c.req.raw) ? undefined : await serveGeneratedFile(path, c.req.raw);
      if (generated) return finish("file", generated);
      const refuse = (refusal: WriteRefusal) => problemResponse({ ...refusal, requestId }, headers);
      const guard = async (request: Request) => {
        const guarded = isWrite(request)
          ? await guardWrite(request, env.APP_ORIGIN)
          : requestOnOrigin(request, env.APP_ORIGIN);
        return guarded instanceof Request ? guarded : refuse(guarded);
      };
      const visit = { requestId, ip, log: log.child({ requestId }) };
      if (isApi) {
        // Before limits count it: a hostile page must not use up those of its visitors' networks.
        const refusal = isWrite(c.req.raw) ? refuseWrite(c.req.raw, env.APP_ORIGIN) : null;
        return finish(
          kind,
          refusal ? refuse(refusal) : await (isSpecified(path) ? specifiedApi : api)(c.req.raw, visit, guard),
        );
      }
      // Signed as it is, byte for byte, and sent by no page of ours.
      if (path === webhookPath) return finish("api", await takeWebhook(c.req.raw, visit));
      // Mail programs press the button in the name of their people, from an origin of their own.
      if (path.startsWith(stopPath) && isWrite(c.req.raw) && refuseWrite(c.req.raw, env.APP_ORIGIN))
        return finish("api", await stopLetters(c.req.raw, visit));
      // Browsers send them without an origin that says anything.
      if (path === reportsPath) return finish("api", await reports.answer(c.req.raw, visit));
      // Files are read as they arrive, so they come before the guard that reads a whole body.
      if (isUpload) return finish("api", await answerUpload(c.req.raw, visit));
      if (path.startsWith("/files/") && !isWrite(c.req.raw)) {
        const stored = await serveFile(c.req.raw, visit);
        if (stored) return finish("file", stored);
      }
      const feed =
        feedPath.test(path) && !isWrite(c.req.raw)
          ? await admission.admit(c.req.raw, network, () => serveFeed(c.req.raw, visit))
          : undefined;
      if (feed) return finish("api", feed);
      const form = isWrite(c.req.raw) ? openFileForm(c.req.raw, env.APP_ORIGIN) : null;
      if (form)
        return finish(
          kind,
          form instanceof Request ? await servePage(form, visit, { isStreamed: true }) : refuse(form),
        );
      const guarded = await guard(c.req.raw);
      if (guarded instanceof Response) return finish(kind, guarded);
      const refusal = isWrite(guarded) ? await refuseUnlessForm(guarded) : null;
      return finish(kind, refusal ? refuse(refusal) : await servePage(guarded, visit));
    } catch (error) {
      const reason = turnedAwayBy(error);
      if (reason) return finish("busy", admission.refuse(c.req.raw, path, { requestId, network, reason }));
      if (error instanceof ClientLeftError) return finish(kind, new Response(null, { status: 499 }));
      log.error({ requestId, path: withoutKeys(path), error }, "request failed");
      if (!isApi && !isUpload) return finish(kind, errorPage({ requestId, headers, error }));
      return finish(kind, problemResponse({ ...describeFailure(error), requestId }, headers));
    }
  });

  let cachedPages = 0;
  /** Comes before the router, so a cached page costs little more than sending its bytes. */
  function findCachedPage(request: Request, path: string): Response | undefined {
    // API calls are rate limited first, and their responses say what remains of the limit.
    if (isApiPath(path)) return undefined;
    const started = performance.now();
    const requestId = randomUUID();
    const response = cache.find(request, { "x-request-id": requestId });
    if (!response) return undefined;
    const durationMs = performance.now() - started;
    const { status } = response;
    metrics.countRequest("cached_page", status, durationMs);
    cachedPages += 1;
    if (cachedPages % cachedPageLogInterval === 1)
      log.info({ requestId, method: request.method, path, status, durationMs }, "cached page (sampled)");
    return response;
  }

  /** The client's address, as our own proxies saw it. */
  function ipOf(request: Request, bindings?: Partial<HttpBindings>): string {
    const socket = bindings?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
    return readClientIp(socket, request.headers.get("x-forwarded-for"), env.TRUSTED_PROXY_HOPS);
  }

  /** Turns a request away before anything is done for it, if it would only be turned away later. */
  function refuseIfFull(
    request: Request,
    path: string,
    bindings?: object,
  ): Response | Promise<Response> | undefined {
    const network = networkOf(ipOf(request, bindings));
    const found = admission.findRefusal(request, path, network);
    if (!found || files.has(path) || cache.canAnswerUnderLoad(request)) return undefined;
    const { reason, isHeld } = found;
    if (reason === "busy") admission.countShed(request, path);
    const response = admission.refuse(request, path, { requestId: randomUUID(), network, reason });
    metrics.countRequest("busy", response.status, 0);
    return isHeld ? admission.hold(response) : response;
  }

  const fetch = (request: Request, bindings?: object) => {
    const path = pathOf(request);
    return (
      findCachedPage(request, path) ?? refuseIfFull(request, path, bindings) ?? app.fetch(request, bindings)
    );
  };
  return {
    fetch,
    /** Sends a request by path, as tests do. */
    request: async (path: string, init?: RequestInit) =>
      fetch(new Request(new URL(path, env.APP_ORIGIN), init)),
    /** Writes what is still in memory, before the process ends. */
    flush: () => {
      reports.flush();
      return visitBufferOf(services.db).flush(log);
    },
    /** Invalidates cached pages when a change is committed, until stopped. */
    followChanges: () =>
      followChanges({
        url: env.DATABASE_URL,
        log,
        onChange: cache.invalidate,
        onGap: cache.markStale,
      }),
  };
}

function turnedAwayBy(error: unknown): TurnedAway | null {
  if (error instanceof BusyError) return "busy";
  return error instanceof TooManyReadsError ? "too-many" : null;
}

/** Path without the query; parsing the whole URL would cost more than looking up a cached page. */
function pathOf({ url }: Request) {
  const start = url.indexOf("/", "https://".length);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Files that are not part of the build: generated on request. */
function createGeneratedFileHandler(options: { services: Services; headers: Record<string, string> }) {
  const cloths = createClothHandler(options);
  const serveCard = createSocialCardHandler(options);
  const serveText = createSitemapHandler(options);
  const texts = ["/robots.txt", securityTextPath, manifestPath];
  return (path: string, request: Request) => {
    if (path.startsWith("/cloth/")) return cloths.answer(request);
    if (path.endsWith("/card.png")) return serveCard(request);
    return texts.includes(path) || path.startsWith("/sitemap") ? serveText(request) : undefined;
  };
}

/** The app that Vite serves in development. In production, main.ts starts the built one. */
export const app = import.meta.env.DEV ? createApp({ services: startServices() }) : undefined;
