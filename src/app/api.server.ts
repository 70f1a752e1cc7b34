import { OpenAPIHono } from "@hono/zod-openapi";
import { accountsApi } from "#features/accounts/api.server.ts";
import { businessesApi } from "#features/directory/api.server.ts";
import { reviewsApi } from "#features/reviews/api.server.ts";
import { type ApiEnvironment, type ApiVisit, apiDefaults } from "#platform/http/api.ts";
import { type Problem, problemResponse } from "#platform/http/problem.ts";
import type { Services } from "#platform/http/services.ts";
import { apiDocsPage } from "./api-docs.server.ts";
import { site } from "./site.ts";

type Options = { services: Services; headers: Record<string, string> };

const prefix = "/api/v1";

/** Everything programs may ask, described by one OpenAPI document. */
export function mountApi({ services, headers }: Options) {
  const api = new OpenAPIHono<ApiEnvironment>({ ...apiDefaults }).basePath(prefix);
  api.route("/", businessesApi());
  api.route("/", reviewsApi());
  api.route("/auth", accountsApi());
  api.doc31("/openapi.json", describe(services.env.APP_ORIGIN));
  api.notFound((c) =>
    refuse(c.env, { status: 404, title: "Not found", detail: "There is nothing at this address." }),
  );
  api.onError((error, c) => {
    c.env.visit.log.error({ error, path: c.req.path }, "api call failed");
    return refuse(c.env, { status: 500, title: "Server error", detail: "Something went wrong." });
  });
  api.get("/docs", () => apiDocsPage(api.getOpenAPI31Document(describe(services.env.APP_ORIGIN)), headers));
  return async (request: Request, visit: ApiVisit): Promise<Response> => {
    const bindings = { services, visit, headers };
    const limit = await services.limits.take("api", visit.ip);
    if (limit.ok) return api.fetch(request, bindings);
    const problem = {
      status: 429,
      title: "Too many requests",
      detail: "Please slow down.",
      requestId: visit.requestId,
    };
    return problemResponse(problem, { ...headers, "retry-after": String(limit.retryAfterSeconds) });
  };
}

function refuse({ visit, headers }: ApiEnvironment["Bindings"], problem: Omit<Problem, "requestId">) {
  return problemResponse({ ...problem, requestId: visit.requestId }, headers);
}

function describe(origin: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1.0.0",
      description: "Open data of the directory. Lists are paged by cursor; errors are problem+json.",
    },
    servers: [{ url: origin }],
  };
}
