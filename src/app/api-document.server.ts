import type { OpenAPIHono } from "@hono/zod-openapi";
import { sessionCookieName } from "#platform/auth/session-cookie.ts";
import type { Env } from "#platform/env/read-env.ts";
import { type ApiEnvironment, problemContent, sessionScheme } from "#platform/http/api/api.ts";
import { exampleOf, type Schema, type Schemas } from "./api-examples.ts";
import { codeLicense, dataLicense } from "./site.ts";

type Content = Record<string, { schema: Schema; example?: unknown }>;
type ResponseDocs = { description: string; headers?: object; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, ResponseDocs>;
};
export type ApiDocument = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

/** The installation's part of the document. */
export type ApiSettings = Pick<Env, "APP_ORIGIN" | "SITE_NAME" | "CONTACT_EMAIL">;

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

/** Errors every route can return, unless the route declares its own. */
const refusals = [
  [400, "Invalid request", "limitt: this address has no such parameter. It takes sort, limit."],
  [429, "Too many requests", "Please slow down."],
  [500, "Server error", "Something went wrong."],
  [503, "Unavailable", "We cannot reach our records right now. Please try again in a moment."],
] as const;
const writeRefusals = [
  [403, "Wrong origin", "This request did not come from a page of this site."],
  [413, "Too large", "This is more than we can take in one go."],
  [415, "Invalid request", "Send the body as application/json."],
] as const;
const descriptions: Record<number, string> = {
  400: "A parameter or a field is unknown, missing or wrong; the detail names it",
  403: "The call came from a page of another site, or a cookie came without an Origin header",
  413: "The body is larger than 64 kB",
  415: "The body is no JSON, or it is compressed",
  429: "Too many calls; see Retry-After",
  500: "A failure of ours; quote the request id",
  503: "Busy, or the database is away; see Retry-After",
};

/** Builds the OpenAPI document from the routes, and adds the errors and headers they all share. */
export function describeApi(
  api: OpenAPIHono<ApiEnvironment>,
  { APP_ORIGIN: origin, SITE_NAME: name, CONTACT_EMAIL: email }: ApiSettings,
): ApiDocument {
  for (const [name, component] of Object.entries(components))
    api.openAPIRegistry.registerComponent("headers", name, component);
  api.openAPIRegistry.registerComponent("securitySchemes", sessionScheme, {
    type: "apiKey",
    in: "cookie",
    name: sessionCookieName(origin),
    description:
      "The cookie that `signIn` sets. Writes that carry it must also carry an Origin header of this site.",
  });
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${name} API`,
      version: "1.0.0",
      description: `The directory as open data: ${dataLicense.summary} Lists are paged by cursor, answers carry an ETag, errors are problem+json. People read it at ${origin}/api/v1/docs.`,
      contact: { name, url: origin, email },
      license: { name: codeLicense.name, identifier: codeLicense.identifier },
      "x-data-license": { name: dataLicense.name, url: dataLicense.url, covers: dataLicense.summary },
    } as never,
    servers: [{ url: origin, description: "This installation" }],
    tags: [
      { name: "Businesses", description: "The directory: search it, walk through it, read one business." },
      { name: "Reviews", description: "What people say about a business, and the way to say something." },
      { name: "Events", description: "The calendar: what comes, what is over, and what you have saved." },
      { name: "Accounts", description: "Sessions for clients that act for a person." },
      { name: "About", description: "The API about itself." },
    ],
  }) as unknown as ApiDocument;
  for (const methods of Object.values(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      // Public operations must be marked as such: without the list, tools assume that a key is missing.
      operation.security ??= [];
      addProblems(operation, method);
      addHeaders(operation);
      addExamples(operation, document.components.schemas);
    }
  return document;
}

function addProblems({ responses }: Operation, method: string) {
  const known = method === "get" ? refusals : [...refusals, ...writeRefusals];
  for (const [status, title, detail] of known) {
    const { description, content } = problemContent(descriptions[status] ?? title, { status, title, detail });
    const { example } = content["application/problem+json"];
    const schema = { $ref: "#/components/schemas/Problem" };
    responses[status] ??= { description, content: { "application/problem+json": { schema, example } } };
  }
}

function addHeaders({ responses }: Operation) {
  for (const [status, response] of Object.entries(responses)) {
    response.headers = {
      ...response.headers,
      "RateLimit-Policy": reference("RateLimitPolicy"),
      RateLimit: reference("RateLimit"),
      ...(["429", "503"].includes(status) && { "Retry-After": reference("RetryAfter") }),
    };
  }
}

function addExamples({ operationId, requestBody, responses }: Operation, schemas: Schemas) {
  for (const part of [requestBody, ...Object.values(responses)])
    for (const content of Object.values(part?.content ?? {}))
      content.example ??= exampleOf(content.schema, schemas, operationId);
}
