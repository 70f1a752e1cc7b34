import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { mountApi } from "./api.server.ts";

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Content = Record<string, { schema: Schema; example?: unknown }>;
type Answer = { description: string; headers: Record<string, unknown>; content?: Content };
type Operation = {
  summary?: string;
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

let database: TestDatabase;
let ask: (path: string) => Promise<Response>;
let document: Document;
let operations: [name: string, operation: Operation][];

beforeAll(async () => {
  database = await openTestDatabase();
  const services = openTestServices(database);
  const cache = createPageCache({ pages: new Map(), personalCookies: ["session"] });
  const api = mountApi({ services, headers: {}, cache });
  const visit = { requestId: "test", ip: "192.0.2.1", log: services.log };
  ask = (path) => api(new Request(`http://localhost/api/v1${path}`), visit, async (request) => request);
  document = (await (await ask("/openapi.json")).json()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => database.close());

/** The schema with every reference replaced by what it names. */
function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] as Schema);
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, resolve(part)])),
    }),
    ...(items && { items: resolve(items) }),
    ...(anyOf && { anyOf: anyOf.map(resolve) }),
    ...(oneOf && { oneOf: oneOf.map(resolve) }),
  };
}

/** What somebody who reads the document would take for an answer; throws where it leaves that open. */
function exampleOf(schema: Schema, place: string): unknown {
  if (schema.example !== undefined) return schema.example;
  const chosen = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (chosen !== undefined) return chosen;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts?.[0]) return exampleOf(parts[0], place);
  if (schema.items) return [exampleOf(schema.items, `${place}[]`)];
  if (!schema.properties) throw new Error(`${place} has no example.`);
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, part]) => [name, exampleOf(part, `${place}.${name}`)]));
}

describe("the API's description", () => {
  it("names every path in an OpenAPI document", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(operations.map(([name]) => name)).toEqual([
      "get /api/v1/businesses",
      "get /api/v1/businesses/{id}",
      "get /api/v1/suggest",
      "get /api/v1/categories",
      "get /api/v1/reviews",
      "post /api/v1/reviews",
      "get /api/v1/reviews/challenge",
      "post /api/v1/reviews/{id}/comments",
      "post /api/v1/auth/sign-up",
      "post /api/v1/auth/sign-in",
      "post /api/v1/auth/sign-out",
      "get /api/v1/auth/session",
    ]);
  });

  it("has an example of everything that is sent or answered, and each fits its schema", () => {
    for (const [name, { parameters = [], requestBody, responses }] of operations) {
      const contents: { schema: Schema; example?: unknown }[] = [requestBody, ...Object.values(responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .concat(parameters);
      for (const content of contents) {
        const schema = resolve(content.schema);
        const example = content.example ?? exampleOf(schema, name);
        const read = z.fromJSONSchema(schema as never).safeParse(example);
        expect(read.error?.issues ?? [], `${name}: ${JSON.stringify(example)}`).toEqual([]);
      }
    }
  });

  it("tells of the limit with every answer, when to come back after too many, and what can be a 304", () => {
    for (const [name, { responses }] of operations) {
      for (const [status, { headers }] of Object.entries(responses))
        expect(Object.keys(headers), `${name} ${status}`).toEqual(
          expect.arrayContaining(["RateLimit", "RateLimit-Policy"]),
        );
      expect(responses[429]?.headers, name).toHaveProperty("Retry-After");
      expect(Object.keys(responses).includes("304"), name).toBe("ETag" in (responses[200]?.headers ?? {}));
    }
    const withEtag = operations.filter(([, { responses }]) => responses[304]).map(([name]) => name);
    expect(withEtag).toEqual([
      "get /api/v1/businesses",
      "get /api/v1/businesses/{id}",
      "get /api/v1/suggest",
      "get /api/v1/categories",
      "get /api/v1/reviews",
    ]);
  });

  it("can be read by people, without script", async () => {
    const page = await (await ask("/docs")).text();
    expect(page).toContain("GET /api/v1/businesses");
    expect(page).not.toContain("<script");
  });
});
