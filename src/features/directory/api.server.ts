import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { type ApiEnvironment, apiDefaults, dataHeaders, problemContent } from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { findBusiness } from "./queries/find-business.server.ts";
import { listBusinesses } from "./queries/list-businesses.server.ts";
import { listChoices } from "./queries/list-choices.server.ts";
import { suggestBusinesses } from "./queries/suggest-businesses.server.ts";
import { orderCategories } from "./rules.ts";

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

export const suggestionListSchema = z
  .object({
    items: z.array(
      z.object({
        id: summaryFields.id,
        name: summaryFields.name,
        category: summaryFields.category,
        location: summaryFields.location,
      }),
    ),
  })
  .openapi("SuggestionList");
export const categoryListSchema = z
  .object({
    items: z.array(
      z.object({
        name: z.string().openapi({ example: "Food & Beverage" }),
        businesses: z.int().min(0),
      }),
    ),
  })
  .openapi("CategoryList");

const suggestRoute = createRoute({
  method: "get",
  path: "/suggest",
  summary: "Up to eight businesses for the start of a name",
  request: {
    query: z.object({
      q: z.string().max(100).openapi({ description: "What has been typed so far.", example: "saff" }),
    }),
  },
  responses: {
    200: {
      description: "The best eight",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    400: problemContent("The query is not valid"),
  },
});

const categoriesRoute = createRoute({
  method: "get",
  path: "/categories",
  summary: "The categories that have businesses, in the order of the directory",
  responses: {
    200: { description: "All of them", content: { "application/json": { schema: categoryListSchema } } },
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
  api.openapi(suggestRoute, async (c) => {
    const items = await suggestBusinesses(c.env.services.db, c.req.valid("query").q);
    return c.json({ items }, 200, dataHeaders(c.env, sharedForAMinute));
  });
  api.openapi(categoriesRoute, async (c) => {
    const { categories } = await listChoices(c.env.services.db);
    const counts = new Map(categories.map(({ name, businesses }) => [name, businesses]));
    const items = orderCategories(counts.keys()).map((name) => ({ name, businesses: counts.get(name) ?? 0 }));
    return c.json({ items }, 200, dataHeaders(c.env, sharedForAMinute));
  });
  return api;
}
