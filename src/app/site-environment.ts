import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { RequestHandler } from "#platform/feature/http-route.ts";
import type { ApiVisit } from "#platform/http/api/api.ts";

/** How a request is counted and logged. */
export type RequestKind = "page" | "api" | "file" | "busy";

/** What the middleware of `server.ts` finds out about a request. */
export type SiteEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; kind: RequestKind; network: string; visit: ApiVisit };
};

/** Makes a route from a handler. Without a response, the next route handles the request. */
export function respond(kind: RequestKind, handler: RequestHandler): MiddlewareHandler<SiteEnvironment> {
  return async (c, next) => {
    const previous = c.get("kind");
    c.set("kind", kind);
    const response = await handler(c.req.raw, c.get("visit"));
    if (response) return response;
    c.set("kind", previous);
    return next();
  };
}
