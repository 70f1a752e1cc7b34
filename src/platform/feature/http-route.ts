import type { ApiVisit } from "#platform/http/api/api.ts";
import type { Services } from "#platform/http/services.ts";

type Result = Response | null | undefined;
/** Responds to a request. Without a response, the next route handles it. */
export type RequestHandler = (request: Request, visit: ApiVisit) => Promise<Result> | Result;

/** A route that is neither a page nor part of an API, such as a webhook or a feed. */
export type HttpRoute = {
  method: "GET" | "ALL";
  /** Hono paths. */
  paths: readonly string[];
  create: (options: { services: Services; headers: Record<string, string> }) => RequestHandler;
};
