import { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { accountsApi } from "#features/accounts/api.server.ts";
import { businessesApi } from "#features/directory/api.server.ts";
import { reviewsApi } from "#features/reviews/api.server.ts";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import { type ApiEnvironment, type ApiVisit, apiDefaults, dataHeaders } from "#platform/http/api.ts";
import { withEtag } from "#platform/http/etag.server.ts";
import { isWrite } from "#platform/http/guard-write.ts";
import { describeFailure, type Problem, problemResponse } from "#platform/http/problem.ts";
import { rateLimitHeaders } from "#platform/http/rate-limit-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { apiDocsPage } from "./api-docs.server.ts";
import { describeApi } from "./api-document.server.ts";

type Options = { services: Services; headers: Record<string, string>; cache: PageCache };
type Guard = (request: Request) => Promise<Request | Response>;

// No text of ours holds one, and PostgreSQL takes no null character.
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i;

/** Everything programs may ask: counted first, then answered from what is kept for all, or by its handler. */
export function mountApi({ services, headers, cache }: Options) {
  const api = routeApi(services, headers);

  async function answer(request: Request, visit: ApiVisit): Promise<Response> {
    const bindings = { services, visit, headers };
    if (controlCharacter.test(request.url)) return refuse(bindings, unreadable);
    const make = async (target: string) => ({
      response: await api.fetch(new Request(new URL(target, services.env.APP_ORIGIN)), bindings),
      isWhole: true,
    });
    const kept = cache.find(request) ?? (await cache.answer(request, make));
    return kept ?? withEtag(request, await api.fetch(request, bindings));
  }

  return async (request: Request, visit: ApiVisit, guard: Guard): Promise<Response> => {
    const name = isWrite(request) ? "api-write" : "api-read";
    const limit = await services.limits.take(name, visit.ip);
    const guarded = limit.ok ? await guard(request) : refuse({ services, visit, headers }, tooMany);
    const response = guarded instanceof Response ? guarded : await answer(guarded, visit);
    for (const [header, value] of Object.entries(rateLimitHeaders(name, limit)))
      if (!response.headers.has(header)) response.headers.set(header, value);
    response.headers.set("x-request-id", visit.requestId);
    return response;
  };
}

function routeApi(services: Services, headers: Record<string, string>) {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults).basePath("/api/v1");
  api.route("/", businessesApi());
  api.route("/", reviewsApi());
  api.route("/auth", accountsApi());
  const document = describeApi(api, services.env.APP_ORIGIN);
  api.get("/openapi.json", (c) => c.json(document, 200, dataHeaders(c.env, "public, max-age=300")));
  api.get("/docs", () => apiDocsPage(document, headers));
  api.notFound((c) => refuse(c.env, notFound));
  api.onError((error, c) => {
    // A body of another type, or no JSON: what the client can mend is no failure of ours.
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c.env, { status: error.status, title: "Invalid request", detail: `${error.message}.` });
    c.env.visit.log.error({ error, path: c.req.path }, "api call failed");
    return refuse(c.env, describeFailure(error));
  });
  return api;
}

type Refusal = Omit<Problem, "requestId">;
const notFound: Refusal = { status: 404, title: "Not found", detail: "There is nothing at this address." };
const tooMany: Refusal = { status: 429, title: "Too many requests", detail: "Please slow down." };
const unreadable: Refusal = {
  status: 400,
  title: "Invalid request",
  detail: "The address holds a control character.",
};

function refuse({ visit, headers }: ApiEnvironment["Bindings"], problem: Refusal) {
  return problemResponse({ ...problem, requestId: visit.requestId }, headers);
}
