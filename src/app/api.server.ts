import { HTTPException } from "hono/http-exception";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import { type ApiEnvironment, type ApiVisit, refuseCall } from "#platform/http/api/api.ts";
import { apiLimits } from "#platform/http/api/api-limits.ts";
import {
  type ApiAddress,
  describeWrongName,
  readAddresses,
  withoutEmptyValues,
} from "#platform/http/api/api-operations.ts";
import { openToAllSites, preflightHeaders } from "#platform/http/api/cors.ts";
import { rateLimitHeaders } from "#platform/http/limits/rate-limit-headers.ts";
import { guardRequest, isWrite } from "#platform/http/request/guard-write.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { withEtag } from "#platform/http/response/etag.server.ts";
import { describeFailure, type Problem } from "#platform/http/response/problem.ts";
import type { Services } from "#platform/http/services.ts";
import type { Admission } from "#platform/load/admission.server.ts";
import { apiBase } from "./api-path.ts";
import { createApi } from "./create-api.server.ts";

type Options = {
  services: Services;
  headers: Record<string, string>;
  cache: PageCache;
  admission: Pick<Admission, "admit">;
};

// None of our texts contains one, and PostgreSQL rejects null characters.
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i;

/** Serves the API: applies rate limits, validates, then responds from the cache or the handler. */
export function mountApi({ services, headers, cache, admission }: Options) {
  const { api, document } = createApi(services.env);
  const findAddress = readAddresses(document);
  api.notFound((c) => refuseCall(c.env, notFound));
  api.onError((error, c) => {
    // The wrong content type or malformed JSON is the client's error.
    if (error instanceof HTTPException && error.status < 500)
      return refuseCall(c.env, {
        status: error.status,
        title: "Invalid request",
        detail: `${error.message}.`,
      });
    c.env.visit.log.error({ error, path: c.req.path }, "api call failed");
    return refuseCall(c.env, describeFailure(error));
  });

  return async (request: Request, visit: ApiVisit): Promise<Response> => {
    const bindings = { services, visit, headers };
    const { pathname } = new URL(request.url);
    const counted = limitOf(request, pathname);
    const limit = await services.limits.take(counted, visit.ip);
    const address = findAddress(pathname);
    const response = limit.ok ? await answer(request, bindings, address) : refuseCall(bindings, tooMany);
    for (const [header, value] of Object.entries(rateLimitHeaders(counted.name, limit)))
      if (!response.headers.has(header)) response.headers.set(header, value);
    response.headers.set("x-request-id", visit.requestId);
    if (isReadableCrossOrigin(request, response, address)) openToAllSites(response);
    return response;
  };

  async function answer(
    request: Request,
    bindings: ApiEnvironment["Bindings"],
    address: ApiAddress | undefined,
  ): Promise<Response> {
    if (controlCharacter.test(request.url)) return refuseCall(bindings, unreadable);
    if (!address) return refuseCall(bindings, notFound);
    if (request.method === "OPTIONS") return describeAddress(request, headers, address);
    const operation = address.operations.get(request.method);
    if (!operation) return refuseCall(bindings, wrongMethod(request.method), { allow: address.allow });
    const detail = describeWrongName(operation, new URL(request.url).searchParams);
    if (detail) return refuseCall(bindings, { status: 400, title: "Invalid request", detail });
    const guarded = await guardRequest(withoutEmptyValues(operation, request), services.env.APP_ORIGIN);
    return guarded instanceof Request ? handle(guarded, bindings) : refuseCall(bindings, guarded);
  }

  async function handle(request: Request, bindings: ApiEnvironment["Bindings"]): Promise<Response> {
    const render = async (target: string) => ({
      response: await api.fetch(new Request(new URL(target, services.env.APP_ORIGIN)), bindings),
      isWhole: true,
    });
    const network = networkOf(bindings.visit.ip);
    const cached = cache.find(request) ?? (await cache.answer(request, render, { network }));
    if (cached) return cached;
    return admission.admit(request, network, async () =>
      withEtag(request, await api.fetch(request, bindings)),
    );
  }
}

function limitOf(request: Request, pathname: string) {
  if (isWrite(request)) return apiLimits.write;
  return pathname === `${apiBase}/openapi.json` ? apiLimits.document : apiLimits.read;
}

/** The methods that a path allows. A CORS preflight is accepted for public reads. */
function describeAddress(request: Request, headers: Record<string, string>, address: ApiAddress) {
  const open = address.isOpen ? preflightHeaders(request) : {};
  return new Response(null, { status: 204, headers: { ...headers, allow: address.allow, ...open } });
}

/** Public reads and their errors, never a response that depends on a cookie. */
function isReadableCrossOrigin(request: Request, response: Response, address: ApiAddress | undefined) {
  if (isWrite(request) || request.method === "OPTIONS" || (address && !address.isOpen)) return false;
  const isShared = /^public\b/.test(response.headers.get("cache-control") ?? "");
  return (isShared || response.status >= 400) && !response.headers.has("set-cookie");
}

type Refusal = Omit<Problem, "requestId">;
const notFound: Refusal = { status: 404, title: "Not found", detail: "There is nothing at this address." };
const tooMany: Refusal = { status: 429, title: "Too many requests", detail: "Please slow down." };
const unreadable: Refusal = {
  status: 400,
  title: "Invalid request",
  detail: "The address holds a control character.",
};

function wrongMethod(method: string): Refusal {
  return { status: 405, title: "Method not allowed", detail: `This address does not take ${method}.` };
}
