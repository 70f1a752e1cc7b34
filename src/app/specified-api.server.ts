import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type ApiEnvironment, type ApiVisit, refuseCall } from "#platform/http/api/api.ts";
import { apiLimits } from "#platform/http/api/api-limits.ts";
import { rateLimitHeaders } from "#platform/http/limits/rate-limit-headers.ts";
import { guardRequest, isWrite } from "#platform/http/request/guard-write.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { describeFailure } from "#platform/http/response/problem.ts";
import type { Services } from "#platform/http/services.ts";
import type { Admission } from "#platform/load/admission.server.ts";
import { functionsBase, storeApiBase } from "./api-path.ts";
import { features } from "./features.ts";

type Options = {
  services: Services;
  headers: Record<string, string>;
  admission: Pick<Admission, "admit">;
};

/** The routes whose paths and names the specification gives: the store's, and functions such as `api-wealth`. */
export function createSpecifiedApi() {
  const api = new Hono<ApiEnvironment>();
  for (const { storeApi, functions } of features) {
    if (storeApi) api.route(`${storeApiBase}/:storeId`, storeApi());
    if (functions) api.route(functionsBase, functions());
  }
  return api;
}

/** Serves them in addition to `/api/v1`: rate limited first, then guarded like every write, then handled. */
export function mountSpecifiedApi({ services, headers, admission }: Options) {
  const api = createSpecifiedApi();
  const refuse = (visit: ApiVisit, status: number, title: string, detail: string) =>
    refuseCall({ visit, headers }, { status, title, detail });
  api.notFound((c) => refuse(c.env.visit, 404, "Not found", "There is nothing at this address."));
  api.onError((error, c) => {
    // Malformed JSON is the client's error.
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c.env.visit, error.status, "Invalid request", `${error.message}.`);
    c.env.visit.log.error({ error, path: c.req.path }, "api call failed");
    return refuseCall(c.env, describeFailure(error));
  });

  return async (request: Request, visit: ApiVisit): Promise<Response> => {
    const counted = isWrite(request) ? apiLimits.write : apiLimits.read;
    const limit = await services.limits.take(counted, visit.ip);
    const response = limit.ok
      ? await respond(request, visit)
      : refuse(visit, 429, "Too many requests", "Please slow down.");
    for (const [header, value] of Object.entries(rateLimitHeaders(counted.name, limit)))
      if (!response.headers.has(header)) response.headers.set(header, value);
    return response;
  };

  async function respond(request: Request, visit: ApiVisit): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, , , storeId] = pathname.split("/");
    // There is only one store.
    if (pathname.startsWith(`${storeApiBase}/`) && storeId !== services.env.STORE_ID)
      return refuse(visit, 404, "Not found", "There is no such store.");
    const guarded = await guardRequest(request, services.env.APP_ORIGIN);
    if (!(guarded instanceof Request)) return refuse(visit, guarded.status, guarded.title, guarded.detail);
    const handle = async () => api.fetch(guarded, { services, visit, headers });
    return admission.admit(guarded, networkOf(visit.ip), handle);
  }
}
