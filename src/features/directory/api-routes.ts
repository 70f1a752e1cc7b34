import { createRoute, z } from "@hono/zod-openapi";
import { problemContent, sharedContent } from "#platform/http/api.ts";
import { searchSorts } from "./search-sort.ts";

const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const text = (example: string) => z.string().nullable().openapi({ example });

const summaryFields = {
  id: z.uuid().openapi({ example: exampleId }),
  name: z.string().openapi({ example: "Saffron & Smoke" }),
  description: text("Slow barbecue, quick smiles."),
  category: text("Food & Beverage"),
  location: text("Savannah, Georgia"),
  media: text("https://pictures.example/saffron.jpg"),
  average_rating: z
    .number()
    .min(0)
    .max(5)
    .openapi({ example: 4.6, description: "0 while there is no review." }),
  review_count: z.int().min(0).openapi({ example: 31 }),
  verified: z.boolean().openapi({ example: true }),
};
const businessSummarySchema = z.object(summaryFields).openapi("BusinessSummary");
export const businessSchema = z
  .object({
    ...summaryFields,
    subcategory: text("Barbecue"),
    phone: text("(912) 555-0142"),
    website: text("https://saffron.example"),
    instagram: text("https://instagram.com/saffron.example"),
    twitter: text("https://x.com/saffron.example"),
    facebook: text("https://facebook.com/saffron.example"),
    tiktok: text("https://tiktok.com/@saffron.example"),
    founder: text("Odessa Pruitt"),
    featured: z.boolean().openapi({ example: false }),
  })
  .openapi("Business");
export const businessListSchema = z
  .object({ items: z.array(businessSummarySchema), nextCursor: text("WyJuYW1lIiw3XQ") })
  .openapi("BusinessList");

export const listRoute = createRoute({
  method: "get",
  path: "/businesses",
  summary: "Businesses: all of them, or those that a search and its filters leave",
  request: {
    query: z.object({
      search: z.string().trim().max(100).optional().openapi({
        description: "Part of a name, in any case.",
        example: "saffron",
      }),
      category: z.string().trim().max(80).optional().openapi({
        description: "A name of /categories; `Other` is every business that has none of the others.",
        example: "Food & Beverage",
      }),
      state: z.string().trim().max(80).optional().openapi({
        description: "State as it ends the location.",
        example: "Georgia",
      }),
      sort: z.enum(searchSorts).default("name").openapi({ example: "rating" }),
      after: z.string().max(1000).optional().openapi({
        description: "`nextCursor` of the page before.",
        example: "WyJuYW1lIiw3XQ",
      }),
      limit: z.coerce.number().int().min(1).max(50).default(24).openapi({
        description: "Rows a page, at most 50.",
        example: 24,
      }),
    }),
  },
  responses: {
    ...sharedContent("One page", businessListSchema),
    400: problemContent("The query is not valid"),
  },
});

export const oneRoute = createRoute({
  method: "get",
  path: "/businesses/{id}",
  summary: "One business",
  request: { params: z.object({ id: summaryFields.id }) },
  responses: {
    ...sharedContent("The business", businessSchema),
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
        average_rating: summaryFields.average_rating,
        review_count: summaryFields.review_count,
      }),
    ),
  })
  .openapi("SuggestionList");
export const categoryListSchema = z
  .object({
    items: z.array(
      z.object({
        name: z.string().openapi({ example: "Food & Beverage" }),
        businesses: z.int().min(0).openapi({ example: 128 }),
      }),
    ),
  })
  .openapi("CategoryList");

export const suggestRoute = createRoute({
  method: "get",
  path: "/suggest",
  summary: "Up to eight businesses for the start of a name",
  request: {
    query: z.object({
      q: z.string().max(100).openapi({ description: "What has been typed so far.", example: "saff" }),
    }),
  },
  responses: {
    ...sharedContent("The best eight", suggestionListSchema),
    400: problemContent("The query is not valid"),
  },
});

export const categoriesRoute = createRoute({
  method: "get",
  path: "/categories",
  summary: "The categories that have businesses, in the order of the directory",
  responses: sharedContent("All of them", categoryListSchema),
});
