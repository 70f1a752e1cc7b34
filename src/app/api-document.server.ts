import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#platform/http/api.ts";
import { site } from "./site.ts";

type Answers = Record<string, { description: string; headers?: object; content?: object }>;
type Operation = { responses: Answers };

const header = (description: string, example: string) => ({
  description,
  schema: { type: "string" as const },
  example,
});
const components = {
  RateLimitPolicy: header("How many calls (q) in how many seconds (w).", '"api-read";q=600;w=60'),
  RateLimit: header(
    "How many remain (r), and in how many seconds they start anew (t).",
    '"api-read";r=599;t=42',
  ),
  RetryAfter: header("After how many seconds to try again.", "42"),
};
const reference = (name: keyof typeof components) => ({ $ref: `#/components/headers/${name}` });
const tooMany = {
  description: "Too many calls; see Retry-After",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** The OpenAPI document: what the routes say of themselves, and what every answer carries. */
export function describeApi(api: OpenAPIHono<ApiEnvironment>, origin: string) {
  for (const [name, component] of Object.entries(components))
    api.openAPIRegistry.registerComponent("headers", name, component);
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1.0.0",
      description:
        "Open data of the directory. Lists are paged by cursor, answers carry an ETag, errors are problem+json.",
    },
    servers: [{ url: origin }],
  });
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods)) addHeaders(operation as Operation);
  return document;
}

function addHeaders({ responses }: Operation) {
  responses[429] ??= { ...tooMany };
  for (const [status, answer] of Object.entries(responses)) {
    answer.headers = {
      ...answer.headers,
      "RateLimit-Policy": reference("RateLimitPolicy"),
      RateLimit: reference("RateLimit"),
      ...(["429", "503"].includes(status) && { "Retry-After": reference("RetryAfter") }),
    };
  }
}
