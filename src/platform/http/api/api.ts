import type { OpenAPIHonoOptions } from "@hono/zod-openapi";
import { z } from "@hono/zod-openapi";
import type { SearchRefusal } from "../lists/run-search.server.ts";
import { type Problem, type ProblemResponse, problemResponse } from "../response/problem.ts";
import { describeRefusal, type Refusals, type Refused } from "../response/refusal.ts";
import { dataPolicy } from "../security/security-headers.ts";
import type { Services } from "../services.ts";
import type { Visit } from "../visit.ts";

/** The part of the request that API handlers can use. */
export type ApiVisit = Pick<Visit, "requestId" | "ip" | "log">;
/** The Hono environment of API handlers. Services and request are injected, so tests can pass their own. */
export type ApiEnvironment = {
  Bindings: { services: Services; visit: ApiVisit; headers: Record<string, string> };
};

/** Headers of a data response. */
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

/** Responds with a problem; `more` are headers of this response only. */
export function refuseCall(
  { visit, headers }: Pick<ApiEnvironment["Bindings"], "visit" | "headers">,
  problem: Omit<Problem, "requestId"> & Record<string, unknown>,
  more: Record<string, string> = {},
): ProblemResponse {
  return problemResponse({ ...problem, requestId: visit.requestId }, { ...headers, ...more });
}

/** The header of a response that says when to try again. */
export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds ? { "retry-after": String(seconds) } : {};
}

/** Responds to a command's refusal from the feature's table, as a page does. */
export function refusalResponse<Reason extends string>(
  bindings: ApiEnvironment["Bindings"],
  refusals: Refusals<Reason>,
  refused: Refused<Reason>,
): ProblemResponse {
  const { reason, retryAfterSeconds } = refused;
  const { status, words } = describeRefusal(refusals, refused, bindings.services.env);
  return refuseCall(bindings, { status, title: reason, detail: words }, retryAfter(retryAfterSeconds));
}

/** Responds to a cursor of another list or order. */
export function refuseCursor(bindings: ApiEnvironment["Bindings"], order = "sort"): ProblemResponse {
  const detail = `after: this is no cursor of this list and ${order}. Start again without it.`;
  return refuseCall(bindings, { status: 400, title: "Invalid request", detail });
}

/** Responds to a search that was not run. */
export function refuseSearch(
  bindings: ApiEnvironment["Bindings"],
  { reason, status, retryAfterSeconds }: SearchRefusal,
): ProblemResponse {
  return refuseCall(bindings, { status, ...searchRefusals[reason] }, retryAfter(retryAfterSeconds));
}

const searchRefusals = {
  "too-many": { title: "Too many requests", detail: "These were many searches. Please slow down." },
  busy: { title: "Busy", detail: "Many people search right now. Please try again in a moment." },
};

/** The first thing that is wrong, with its place in the request. */
export function describeIssue({ issues: [issue] }: Pick<z.core.$ZodError, "issues">): string {
  return [issue?.path.map(String).join("."), issue?.message ?? "The request is not valid."]
    .filter(Boolean)
    .join(": ");
}

/** The schema of every error response, for the OpenAPI document. */
export const problemSchema = z
  .object({
    type: z.string().openapi({
      example: "about:blank",
      description: "Always `about:blank`: the status and the title say what kind of problem it is.",
    }),
    status: z.int().openapi({ example: 404, description: "The status of the answer, once more." }),
    title: z.string().openapi({
      example: "Not found",
      description: "The kind of problem: a short text, or a code such as `already-reviewed`.",
    }),
    detail: z.string().openapi({
      example: "There is no such business.",
      description: "What happened, in a sentence for people.",
    }),
    requestId: z.string().openapi({
      example: "0d5a9c1e-2b7f-4c58-9d0e-6b1f3a2c4d5e",
      description: "The same in our log: quote it when you ask about this answer.",
    }),
  })
  .openapi("Problem", { description: "Every refusal and every failure, as RFC 9457 describes it." });

type ProblemExample = Pick<Problem, "status" | "title" | "detail">;

/** A `responses` entry for an error, with an example. */
export const problemContent = (description: string, example: ProblemExample) => ({
  description,
  content: {
    "application/problem+json": {
      schema: problemSchema,
      example: { type: "about:blank", ...example, requestId: "0d5a9c1e-2b7f-4c58-9d0e-6b1f3a2c4d5e" },
    },
  },
});

/** The request body of a route that accepts JSON. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});

/** The name of the session cookie's security scheme. */
export const sessionScheme = "session";

/** `security` of a route with optional login. */
export const withOrWithoutSession = [{ [sessionScheme]: [] }, {}];

/** A `responses` entry for data. */
export const jsonContent = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});

/** The `responses` of a public, cacheable route: data with an ETag, or 304 if unchanged. */
export const sharedContent = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { ...jsonContent(description, schema), headers: etagHeader },
  304: { description: "Nothing has changed since the answer named by If-None-Match", headers: etagHeader },
});

const etagHeader = {
  ETag: {
    description: "Names the content; send it back as If-None-Match.",
    schema: { type: "string" as const },
    example: 'W/"n4bQgYhMfWWaL-qgxVrQFa"',
  },
};

/** Invalid input is a 400 that names the first invalid field. */
export const apiDefaults: OpenAPIHonoOptions<ApiEnvironment> = {
  defaultHook: (result, c) => {
    if (result.success) return undefined;
    return refuseCall(c.env, { status: 400, title: "Invalid request", detail: describeIssue(result.error) });
  },
};
