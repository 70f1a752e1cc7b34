import type { OpenAPIHonoOptions } from "@hono/zod-openapi";
import { z } from "@hono/zod-openapi";
import { problemResponse } from "./problem.ts";
import { dataPolicy } from "./security-headers.ts";
import type { Services } from "./services.ts";
import type { Visit } from "./visit.ts";

/** What an API handler may know of its request. */
export type ApiVisit = Pick<Visit, "requestId" | "ip" | "log">;
/** The environment of every API handler: services and request come in from outside, so tests can bring theirs. */
export type ApiEnvironment = {
  Bindings: { services: Services; visit: ApiVisit; headers: Record<string, string> };
};

/** Headers of a data answer. */
export function dataHeaders(
  bindings: ApiEnvironment["Bindings"],
  cacheControl = "no-store",
): Record<string, string> {
  return {
    ...bindings.headers,
    "content-security-policy": dataPolicy,
    "cache-control": cacheControl,
    "x-request-id": bindings.visit.requestId,
  };
}

/** The shape of every error answer, for the OpenAPI document. */
const problemSchema = z
  .object({
    type: z.string(),
    status: z.int(),
    title: z.string(),
    detail: z.string(),
    requestId: z.string(),
  })
  .openapi("Problem");

/** An entry for `responses` of a route that may refuse. */
export const problemContent = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/** Wrong input is a 400 that names the first wrong field. */
export const apiDefaults: OpenAPIHonoOptions<ApiEnvironment> = {
  defaultHook: (result, c) => {
    if (result.success) return undefined;
    const issue = result.error.issues[0];
    const detail = issue ? `${issue.path.join(".")}: ${issue.message}` : "The request is not valid.";
    const { requestId } = c.env.visit;
    return problemResponse({ status: 400, title: "Invalid request", detail, requestId }, c.env.headers);
  },
};
