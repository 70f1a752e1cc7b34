import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { type ApiEnvironment, apiDefaults, dataHeaders, sharedContent } from "#platform/http/api/api.ts";
import { type ApiSettings, describeApi } from "./api-document.server.ts";
import { apiBase } from "./api-path.ts";
import { features } from "./features.ts";

const documentSchema = z
  .looseObject({
    openapi: z
      .string()
      .openapi({ example: "3.1.0", description: "The version of OpenAPI it is written in." }),
    paths: z
      .record(z.string(), z.unknown())
      .openapi({ example: {}, description: "Every address with its operations." }),
  })
  .openapi("OpenApiDocument", { description: "An OpenAPI document; shown here is only how it begins." });

const documentRoute = createRoute({
  method: "get",
  path: "/openapi.json",
  operationId: "getOpenApiDocument",
  tags: ["About"],
  summary: "This description, for machines",
  description: "Feed it to a generator of clients, or to a tool that shows and tries requests.",
  responses: sharedContent("The OpenAPI document", documentSchema),
});

/** All API routes, and the OpenAPI document that describes them. */
export function createApi(env: ApiSettings) {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults).basePath(apiBase);
  for (const feature of features) if (feature.api) api.route("/", feature.api());
  api.openapi(documentRoute, (c) =>
    c.json(document as never, 200, dataHeaders(c.env, "public, max-age=300")),
  );
  const document = describeApi(api, env);
  return { api, document };
}
