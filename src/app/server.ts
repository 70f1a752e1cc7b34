import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { sessionCookieName } from "#platform/auth/session-cookie.ts";
import { followChanges } from "#platform/cache/follow-changes.server.ts";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { refuseWrite } from "#platform/http/request/guard-write.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { flashCookieName } from "#platform/http/response/flash.server.ts";
import { baseHeaders, reportsPath } from "#platform/http/security/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { createAdmission } from "#platform/load/admission.server.ts";
import { createStopHandler } from "#platform/mail/handle-unsubscribe.server.ts";
import { stopPath } from "#platform/mail/stop-token.server.ts";
import { createMetrics } from "#platform/telemetry/metrics.server.ts";
import { createUploadHandler } from "#platform/uploads/handle-upload.server.ts";
import { createFileHandler } from "#platform/uploads/serve-file.server.ts";
import { mountApi } from "./api.server.ts";
import { apiDocsPath, functionsBase, isApiPath, storeApiBase } from "./api-path.ts";
import { busyPages } from "./busy-page.ts";
import { createClothHandler } from "./cloth.server.ts";
import { createReportHandler } from "./csp-reports.server.ts";
import { features } from "./features.ts";
import { createHealthRoutes } from "./health.server.ts";
import { laneRules } from "./lane-rules.ts";
import { manifestPath } from "./manifest.ts";
import {
  findClient,
  handleErrors,
  logRequests,
  readForm,
  rejectForeignWrites,
  sendBuiltFiles,
  shedLoad,
} from "./middleware.server.ts";
import { createPageHandler } from "./pages.server.ts";
import { cacheRules } from "./public-pages.ts";
import { securityTextPath } from "./security-text.ts";
import { sendCachedPages } from "./send-cached-pages.ts";
import { respond, type SiteEnvironment } from "./site-environment.ts";
import { createSitemapHandler } from "./sitemap.server.ts";
import { createSocialCardHandler } from "./social-cards.server.ts";
import { mountSpecifiedApi } from "./specified-api.server.ts";
import { startServices } from "./start-services.server.ts";
import { watchMetrics } from "./watch-metrics.server.ts";

// biome-ignore lint/performance/noBarrelFile: the router's tooling reads its own build from this entry.
export * from "virtual:react-router/server-build";
export { startServices };

type Options = {
  services: Services;
  isDraining?: () => boolean;
  builtFiles?: string;
  /** The migrations that this process needs to be ready. */
  migrations?: readonly string[];
  /** The clock for expiring cached pages and counting pages. */
  now?: () => number;
};

/** Builds the whole site as one function from request to response. */
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
  const options = { services, headers };
  const metrics = createMetrics();
  const admission = createAdmission({
    env,
    log,
    headers,
    laneRules,
    isApi: isApiPath,
    pages: busyPages,
    now,
  });
  const cache = createPageCache({
    gate: admission.pageGate,
    // In development, pages change with every edit.
    pages: import.meta.env.DEV || env.CACHE_MAX_SECONDS === 0 ? new Map() : cacheRules,
    personalCookies: [sessionCookieName(env.APP_ORIGIN), flashCookieName(env.APP_ORIGIN)],
    now,
  });
  const reports = createReportHandler(options);
  watchMetrics(metrics, services, { cache, admission, reports });
  const emailStops = features.flatMap((feature) => feature.emailStops);
  const stopEmails = createStopHandler({ ...options, stops: emailStops });
  const api = respond("api", mountApi({ ...options, cache, admission }));
  const specifiedApi = respond("api", mountSpecifiedApi({ ...options, admission }));
  const pages = respond("page", createPageHandler({ ...options, cache, admission, rules: cacheRules }));

  const app = new Hono<SiteEnvironment>();
  app.onError(handleErrors(options, admission));

  // Before everything else, because a monitor must see that a busy process is alive.
  app.route("/", createHealthRoutes({ services, metrics, headers, migrations, isDraining }));

  // Clients cannot choose a request's id, because ids lead to log lines.
  app.use(requestId({ headerName: "", generator: () => randomUUID() }));
  app.use(logRequests({ log, metrics }));
  app.get("*", sendBuiltFiles(builtFiles, options));
  app.use(findClient(services));
  app.use(shedLoad(admission, cache));

  // Generated files.
  const textPaths = ["/robots.txt", securityTextPath, manifestPath, "/sitemap.xml", "/sitemaps/:file"];
  app.on("GET", textPaths, respond("file", createSitemapHandler(options)));
  app.get("/cloth/*", respond("file", createClothHandler(options).answer));
  app.get("/:path{(?:.+/)?card\\.png}", respond("file", createSocialCardHandler(options)));
  app.get("/files/*", respond("file", createFileHandler(options)));

  // Requests that other sites and API clients can send. Each handler checks and limits them.
  for (const { method, paths, create } of features.flatMap((feature) => feature.httpRoutes)) {
    const handler = create(options);
    const handleInTurn = respond("api", async (request, visit) =>
      admission.admit(request, networkOf(visit.ip), async () => handler(request, visit)),
    );
    app.on(method, [...paths], handleInTurn);
  }
  app.all(reportsPath, respond("api", reports.answer));
  // Email clients unsubscribe from another origin; the page's form has ours.
  app.post(
    `${stopPath}:token`,
    respond("api", (request, visit) =>
      refuseWrite(request, env.APP_ORIGIN) ? stopEmails(request, visit) : undefined,
    ),
  );
  // Checks the origin itself, and reads files as they arrive.
  app.all("/uploads/*", respond("api", createUploadHandler(options)));

  app.use(rejectForeignWrites(options));
  app.all(`${storeApiBase}/*`, specifiedApi);
  app.all(`${functionsBase}/*`, specifiedApi);
  app.all("/functions/*", api);
  app.on("ALL", [apiDocsPath, `${apiDocsPath}.data`], readForm(options), pages);
  app.all("/api/*", api);
  app.all("*", readForm(options), pages);

  const sendCachedPage = sendCachedPages({ cache, log, metrics });
  const fetch = (request: Request, bindings?: object) =>
    sendCachedPage(request) ?? app.fetch(request, bindings);
  return {
    fetch,
    /** Sends a request by path, as tests do. */
    request: async (path: string, init?: RequestInit) =>
      fetch(new Request(new URL(path, env.APP_ORIGIN), init)),
    /** Writes what is still in memory, before the process ends. */
    flush: async () => {
      reports.flush();
      for (const feature of features) await feature.flush?.(services);
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

/** The app that Vite serves in development. In production, main.ts starts the built one. */
export const app = import.meta.env.DEV ? createApp({ services: startServices() }) : undefined;
