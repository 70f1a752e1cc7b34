import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { readClientIp } from "#platform/http/client-ip.ts";
import { isWrite, readBoundedBody, refuseWrite } from "#platform/http/guard-write.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { baseHeaders } from "#platform/http/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { loadStaticFiles, staticFileResponse } from "#platform/http/static-files.server.ts";
import { createMetrics } from "#platform/telemetry/metrics.server.ts";
import { mountApi } from "./api.server.ts";
import { createClothAnswers } from "./cloth.server.ts";
import { errorPage } from "./error-page.server.ts";
import { mountHealth } from "./health.server.ts";
import { answerPage } from "./pages.server.ts";
import { startServices } from "./start-services.server.ts";

// biome-ignore lint/performance/noBarrelFile: the router's tooling reads its own build from this entry.
export * from "virtual:react-router/server-build";
export { startServices };

type Options = { services: Services; isDraining?: () => boolean; builtFiles?: string };

/** Builds the whole site as one function from request to answer: health, API, built files, pages. */
export function createApp({ services, isDraining = () => false, builtFiles }: Options) {
  const { env, log } = services;
  const headers = baseHeaders(env.APP_ORIGIN);
  const files = builtFiles ? loadStaticFiles(builtFiles, headers) : new Map();
  const metrics = createMetrics();
  const answerCloth = createClothAnswers(headers);

  const app = new Hono<{ Bindings: HttpBindings }>();
  mountHealth(app, { services, metrics, headers, isDraining });
  const api = mountApi({ services, headers });

  app.all("*", async (c) => {
    const started = performance.now();
    const requestId = randomUUID();
    const path = c.req.path;
    const isApi = path.startsWith("/api/");
    const finish = (kind: "page" | "api" | "file", response: Response) => {
      const durationMs = performance.now() - started;
      metrics.countRequest(kind, response.status, durationMs);
      const line = {
        requestId,
        method: c.req.method,
        path,
        status: response.status,
        durationMs: Math.round(durationMs * 10) / 10,
      };
      if (kind === "file") log.debug(line, "request");
      else log.info(line, "request");
      return response;
    };

    const file = files.get(path);
    if (file && !isWrite(c.req.raw)) return finish("file", staticFileResponse(file, c.req.raw));

    if (path.startsWith("/cloth/") && !isWrite(c.req.raw)) {
      const cloth = await answerCloth(c.req.raw);
      if (cloth) return finish("file", cloth);
    }

    const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
    const ip = readClientIp(socket, c.req.raw.headers.get("x-forwarded-for"), env.TRUSTED_PROXY_HOPS);
    const kind = isApi ? "api" : "page";
    try {
      const guarded = await guardWrite(c.req.raw, env.APP_ORIGIN, requestId, headers);
      if (guarded instanceof Response) return finish(kind, guarded);
      const visit = { requestId, ip, log: log.child({ requestId }) };
      if (isApi) return finish(kind, await api(guarded, visit));
      return finish(kind, await answerPage(guarded, visit, services, headers));
    } catch (error) {
      log.error({ requestId, path, error }, "request failed");
      if (!isApi) return finish(kind, errorPage(requestId, headers));
      const problem = { status: 500, title: "Server error", detail: "Something went wrong.", requestId };
      return finish(kind, problemResponse(problem, headers));
    }
  });
  return app;
}

/** Turns away what must not be read; otherwise hands on the request with its body safely in memory. */
async function guardWrite(
  request: Request,
  origin: string,
  requestId: string,
  headers: Record<string, string>,
) {
  if (!isWrite(request)) return request;
  const refusal = refuseWrite(request, origin);
  if (refusal) return problemResponse({ ...refusal, requestId }, headers);
  const body = await readBoundedBody(request);
  if (body) return new Request(request.url, { method: request.method, headers: request.headers, body });
  const problem = {
    status: 413,
    title: "Too large",
    detail: "This is more than we can take in one go.",
    requestId,
  };
  return problemResponse(problem, headers);
}

/** The app that Vite serves while developing; a built server is started by main.ts. */
export const app = import.meta.env.DEV ? createApp({ services: startServices() }) : undefined;
