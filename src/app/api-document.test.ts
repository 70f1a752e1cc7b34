import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { alwaysAdmit } from "#platform/load/admission-for-tests.ts";
import { setUpDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { mountApi } from "./api.server.ts";
import type { ApiDocument, Operation } from "./api-document.server.ts";
import { exampleOf, nameOfReference, type Schema } from "./api-examples.ts";

const database = setUpDatabase();
let ask: (path: string) => Promise<Response>;
let document: ApiDocument & Record<"openapi" | "info" | "servers", unknown>;
let operations: [name: string, operation: Operation][];

beforeAll(async () => {
  const services = openTestServices(database);
  const cache = createPageCache({ pages: new Map(), personalCookies: ["session"] });
  const api = mountApi({ admission: alwaysAdmit, services, headers: {}, cache });
  const visit = { requestId: "test", ip: "192.0.2.1", log: services.log };
  ask = (path) => api(new Request(`http://localhost/api/v1${path}`), visit);
  document = (await (await ask("/openapi.json")).json()) as typeof document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});

/** The schema with every `$ref` resolved. */
function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[nameOfReference(schema.$ref)] ?? {});
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

/** All fields of a schema without a description. */
function findUndescribed(schema: Schema, place: string): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...parts.flatMap((part) => findUndescribed(part, place)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${place}.${name}`]),
      ...findUndescribed(field, `${place}.${name}`),
    ]),
  ];
}

describe("the API's description", () => {
  it("names every path in an OpenAPI document", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(operations.map(([name]) => name)).toEqual([
      "post /api/v1/auth/sign-up",
      "post /api/v1/auth/sign-in",
      "post /api/v1/auth/sign-out",
      "get /api/v1/auth/session",
      "get /api/v1/businesses",
      "get /api/v1/businesses/{id}",
      "get /api/v1/suggest",
      "get /api/v1/categories",
      "get /api/v1/reviews",
      "post /api/v1/reviews",
      "get /api/v1/reviews/challenge",
      "post /api/v1/reviews/{id}/comments",
      "get /api/v1/events",
      "get /api/v1/events/{id}",
      "get /api/v1/openapi.json",
    ]);
  });

  it("has the contact, the server's URL, and the licenses of code and data", () => {
    expect(document.info).toMatchObject({
      license: { name: "MIT License", identifier: "MIT" },
      contact: { name: "Ujamaa", url: "http://localhost", email: "hello@ujamaa.example" },
      "x-data-license": { url: "https://creativecommons.org/licenses/by/4.0/" },
    });
    expect(document.servers).toEqual([{ url: "http://localhost", description: "This installation" }]);
    expect(document.components).toMatchObject({
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session-localhost" } },
    });
  });

  it("gives every operation a unique name, a known tag, and a description", () => {
    const known = document.tags.map(({ name }) => name);
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(operations.length);
    for (const [place, { operationId, tags, summary }] of operations) {
      expect(operationId, place).toMatch(/^(list|get|suggest|create|sign)[A-Z]\w+$/);
      expect(known, place).toEqual(expect.arrayContaining(tags));
      expect([tags.length, Boolean(summary)], place).toEqual([1, true]);
    }
  });

  it("says for every operation whether it accepts a session", () => {
    const answers = operations.map(([name, { security }]) => [name, security]);
    for (const [name, security] of answers) expect(security, String(name)).toBeInstanceOf(Array);
    expect(Object.fromEntries(answers)).toMatchObject({
      "get /api/v1/businesses": [],
      "post /api/v1/auth/sign-out": [{ session: [] }],
    });
  });

  it("describes every field and parameter, and every refusal as a problem with its own status", () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...findUndescribed(schema, name),
    ]);
    expect(silent).toEqual([]);
    for (const [name, { parameters = [], responses }] of operations) {
      for (const parameter of parameters)
        expect(
          parameter.description ?? parameter.schema.description,
          `${name} ${parameter.name}`,
        ).toBeTruthy();
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description, `${name} ${status}`).toBeTruthy();
        if (Number(status) < 400) continue;
        expect(Object.keys(content ?? {}), `${name} ${status}`).toEqual(["application/problem+json"]);
        expect(content?.["application/problem+json"]?.example).toMatchObject({ status: Number(status) });
      }
      for (const status of ["400", "429", "500", "503"])
        expect(Object.keys(responses), name).toContain(status);
    }
  });

  it("has an example of every request and response, which matches its schema", () => {
    for (const [name, { parameters = [], requestBody, responses }] of operations) {
      const contents: { schema: Schema; example?: unknown }[] = [requestBody, ...Object.values(responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .concat(parameters);
      for (const content of contents) {
        const schema = resolve(content.schema);
        const example = content.example ?? exampleOf(schema, {}, name);
        const read = z.fromJSONSchema(schema as never).safeParse(example);
        expect(read.error?.issues ?? [], `${name}: ${JSON.stringify(example)}`).toEqual([]);
      }
    }
  });

  it("documents rate limits on every response, when to retry, and which responses can be a 304", () => {
    for (const [name, { responses }] of operations) {
      for (const [status, { headers }] of Object.entries(responses))
        expect(Object.keys(headers ?? {}), `${name} ${status}`).toEqual(
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
      "get /api/v1/openapi.json",
    ]);
  });
});
