import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { type ApiEnvironment, apiDefaults, dataHeaders, problemContent } from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { findBusiness } from "./queries/find-business.server.ts";
import { listBusinesses } from "./queries/list-businesses.server.ts";

const summaryFields = {
  id: z.uuid(),
  name: z.string().openapi({ example: "Saffron & Smoke" }),
  description: z.string().nullable(),
  category: z.string().nullable().openapi({ example: "Food & Beverage" }),
  location: z.string().nullable().openapi({ example: "Savannah, Georgia" }),
  media: z.string().nullable(),
  average_rating: z.number().min(0).max(5).openapi({ description: "0 while there is no review." }),
  review_count: z.int().min(0),
  verified: z.boolean(),
};
const businessSummarySchema = z.object(summaryFields).openapi("BusinessSummary");
export const businessSchema = z
  .object({
    ...summaryFields,
    subcategory: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    instagram: z.string().nullable(),
    twitter: z.string().nullable(),
    facebook: z.string().nullable(),
    tiktok: z.string().nullable(),
    founder: z.string().nullable(),
    featured: z.boolean(),
  })
  .openapi("Business");
export const businessListSchema = z
  .object({ items: z.array(businessSummarySchema), nextCursor: z.string().nullable() })
  .openapi("BusinessList");

const listRoute = createRoute({
  method: "get",
  path: "/businesses",
  summary: "Businesses in name order",
  request: {
    query: z.object({
      category: z.string().trim().max(80).optional().openapi({ description: "Exact category name." }),
      state: z
        .string()
        .trim()
        .max(80)
        .optional()
        .openapi({ description: "State as it ends the location, such as Georgia." }),
      after: z.string().max(1000).optional().openapi({ description: "`nextCursor` of the page before." }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(50)
        .default(24)
        .openapi({ description: "Rows a page, at most 50." }),
    }),
  },
  responses: {
    200: { description: "One page", content: { "application/json": { schema: businessListSchema } } },
    400: problemContent("The query is not valid"),
  },
});

const oneRoute = createRoute({
  method: "get",
  path: "/businesses/{id}",
  summary: "One business",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: "The business", content: { "application/json": { schema: businessSchema } } },
    400: problemContent("The id is not valid"),
    404: problemContent("No such business"),
  },
});

const sharedForAMinute = "public, max-age=60";

/** The directory as open data. */
export function businessesApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listRoute, async (c) => {
    const page = await listBusinesses(c.env.services.db, c.req.valid("query"));
    return c.json(page, 200, dataHeaders(c.env, sharedForAMinute));
  });
  api.openapi(oneRoute, async (c) => {
    const business = await findBusiness(c.env.services.db, c.req.valid("param").id);
    if (business) return c.json(business, 200, dataHeaders(c.env, sharedForAMinute));
    const problem = {
      status: 404,
      title: "Not found",
      detail: "There is no such business.",
      requestId: c.env.visit.requestId,
    };
    return problemResponse(problem, c.env.headers) as never;
  });
  return api;
}
