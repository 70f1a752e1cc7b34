import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ApiEnvironment, ApiVisit } from "#platform/http/api.ts";
import { apiLimits } from "#platform/http/api-limits.ts";
import { isWrite } from "#platform/http/guard-write.ts";
import { networkOf } from "#platform/http/network-of.server.ts";
import { describeFailure, problemResponse } from "#platform/http/problem.ts";
import { rateLimitHeaders } from "#platform/http/rate-limit-headers.ts";
import type { Services } from "#platform/http/services.ts";
import type { Admission } from "./admission.server.ts";

export type MountOptions = {
  services: Services;
  headers: Record<string, string>;
  admission: Pick<Admission, "admit">;
};
type Guard = (request: Request) => Promise<Request | Response>;
type NamedApi = MountOptions & {
  api: Hono<ApiEnvironment>;
  /** What failed, for the log. */
  called: string;
  /** Why nothing is at this path, in a sentence; null if something may be. */
  describeMissing?: (path: string) => string | null;
};

/** Serves an API whose paths the specification names: rate limited first, then guarded like every write, then answered. */
export function mountNamedApi({ services, headers, admission, api, called, describeMissing }: NamedApi) {
  const refuse = (visit: ApiVisit, status: number, title: string, detail: string) =>
    problemResponse({ status, title, detail, requestId: visit.requestId }, headers);
  api.notFound((c) => refuse(c.env.visit, 404, "Not found", "There is nothing at this address."));
  api.onError((error, c) => {
    // Malformed JSON is the client's error.
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c.env.visit, error.status, "Invalid request", `${error.message}.`);
    c.env.visit.log.error({ error, path: c.req.path }, called);
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
    const missing = describeMissing?.(new URL(request.url).pathname);
    if (missing) return refuse(visit, 404, "Not found", missing);
    const guarded = await guard(request);
    if (guarded instanceof Response) return guarded;
    const answer = async () => api.fetch(guarded, { services, visit, headers });
    return admission.admit(guarded, networkOf(visit.ip), answer);
  }
}
