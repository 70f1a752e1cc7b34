import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { checkoutApi } from "#features/checkout/api.server.ts";
import { storeApi } from "#features/store/api.server.ts";
import type { ApiEnvironment, ApiVisit } from "#platform/http/api.ts";
import { apiLimits } from "#platform/http/api-limits.ts";
import { isWrite } from "#platform/http/guard-write.ts";
import { describeFailure, problemResponse } from "#platform/http/problem.ts";
import { rateLimitHeaders } from "#platform/http/rate-limit-headers.ts";
import type { Services } from "#platform/http/services.ts";

type Options = { services: Services; headers: Record<string, string> };
type Guard = (request: Request) => Promise<Request | Response>;

/** Where the store's API begins; its id follows. */
export const storeApiBase = "/api/store";

/** The store's routes, whose paths and names the specification gives. */
export function createStoreApi() {
  const api = new Hono<ApiEnvironment>().basePath(`${storeApiBase}/:storeId`);
  api.route("/", storeApi());
  api.route("/", checkoutApi());
  return api;
}

/** Serves the store's API beside `/api/v1`: rate limited first, then guarded like every write, then answered. */
export function mountStoreApi({ services, headers }: Options) {
  const api = createStoreApi();
  const refuse = (visit: ApiVisit, status: number, title: string, detail: string) =>
    problemResponse({ status, title, detail, requestId: visit.requestId }, headers);
  api.notFound((c) => refuse(c.env.visit, 404, "Not found", "There is nothing at this address."));
  api.onError((error, c) => {
    // Malformed JSON is the client's error.
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c.env.visit, error.status, "Invalid request", `${error.message}.`);
    c.env.visit.log.error({ error, path: c.req.path }, "store call failed");
    const { requestId } = c.env.visit;
    return problemResponse({ ...describeFailure(error), requestId }, headers);
  });

  return async (request: Request, visit: ApiVisit, guard: Guard): Promise<Response> => {
    const counted = isWrite(request) ? apiLimits.write : apiLimits.read;
    const limit = await services.limits.take(counted, visit.ip);
    const response = limit.ok
      ? await answer(request, visit, guard)
      : refuse(visit, 429, "Too many requests", "Please slow down.");
    for (const [header, value] of Object.entries(rateLimitHeaders(counted.name, limit)))
      if (!response.headers.has(header)) response.headers.set(header, value);
    return response;
  };

  async function answer(request: Request, visit: ApiVisit, guard: Guard): Promise<Response> {
    const [, , , storeId] = new URL(request.url).pathname.split("/");
    // There is one store.
    if (storeId !== services.env.STORE_ID) return refuse(visit, 404, "Not found", "There is no such store.");
    const guarded = await guard(request);
    if (guarded instanceof Response) return guarded;
    return api.fetch(guarded, { services, visit, headers });
  }
}
