import { createRoute, z } from "@hono/zod-openapi";
import { problemContent, sharedContent } from "#platform/http/api/api.ts";
import { cachedRead } from "#platform/http/routes/cached-read.ts";
import { knownCategories } from "./rules.ts";
import { searchSorts, writeSearchCursor } from "./search/search-sort.ts";

const tags = ["Businesses"];
const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const cursor = writeSearchCursor("name", { id: exampleId, key: "saffron and smoke" });
const text = (example: string, description: string) =>
  z.string().nullable().openapi({ example, description });

const summaryFields = {
  id: z.uuid().openapi({ example: exampleId, description: "Stays the same for good." }),
  name: z.string().openapi({ example: "Saffron & Smoke", description: "As the business writes it." }),
  description: text("Slow barbecue, quick smiles.", "A sentence or a few about it."),
  category: text("Food & Beverage", "One of the names of `listCategories`, or an older one."),
  location: text("Savannah, Georgia", "City and state."),
  media: text(
    "https://pictures.example/saffron.jpg",
    "The address of a picture; not covered by the licence.",
  ),
  average_rating: z
    .number()
    .min(0)
    .max(5)
    .openapi({ example: 4.6, description: "Of the reviews shown; 0 while there is none." }),
  review_count: z.int().min(0).openapi({ example: 31, description: "How many reviews are shown." }),
  verified: z.boolean().openapi({ example: true, description: "We have checked the entry." }),
};
const businessSummarySchema = z
  .object(summaryFields)
  .openapi("BusinessSummary", { description: "What lists show of a business." });
export const businessSchema = z
  .object({
    ...summaryFields,
    subcategory: text("Barbecue", "A narrower word than the category."),
    phone: text("(912) 555-0142", "The phone number of the business."),
    website: text("https://saffron.example", "Its own site."),
    instagram: text("https://instagram.com/saffron.example", "Its page on Instagram."),
    twitter: text("https://x.com/saffron.example", "Its page on X."),
    facebook: text("https://facebook.com/saffron.example", "Its page on Facebook."),
    tiktok: text("https://tiktok.com/@saffron.example", "Its page on TikTok."),
    founder: text("Odessa Pruitt", "Who founded it."),
    featured: z.boolean().openapi({ example: false, description: "Shown on the home page." }),
  })
  .openapi("Business", { description: "All that the directory tells about a business." });
export const businessListSchema = z
  .object({
    items: z.array(businessSummarySchema).openapi({ description: "The rows of this page, in order." }),
    nextCursor: text(cursor, "Where the next page starts, for `after`; null on the last page."),
  })
  .openapi("BusinessList", { description: "One page of businesses." });

export const listRoute = createRoute({
  method: "get",
  path: "/businesses",
  operationId: "listBusinesses",
  tags,
  summary: "Businesses, all of them or those that a search and its filters leave",
  description: "Filters may be combined. Walk through the whole directory by following `nextCursor`.",
  request: {
    query: z.object({
      search: z.string().trim().max(100).optional().openapi({
        description: "Part of a name, in any case.",
        example: "saffron",
      }),
      category: z.enum(knownCategories).optional().openapi({
        description: "A category's name; `Other` is every business that has none of the others.",
        example: "Food & Beverage",
      }),
      state: z.string().trim().max(80).optional().openapi({
        description: "A state, as it ends the location.",
        example: "Georgia",
      }),
      sort: z
        .enum(searchSorts)
        .default("name")
        .openapi({ description: "The order of the rows.", example: "rating" }),
      after: z.string().max(1000).optional().openapi({
        description: "`nextCursor` of the page before, with the same sort.",
        example: cursor,
      }),
      limit: z.coerce.number().int().min(1).max(50).default(24).openapi({
        description: "Rows a page.",
        example: 24,
      }),
    }),
  },
  responses: {
    ...sharedContent("One page", businessListSchema),
    400: problemContent("A parameter is unknown or wrong, or the cursor is not one of this list", {
      status: 400,
      title: "Invalid request",
      detail: "after: this is no cursor of this list and sort. Start again without it.",
    }),
  },
});

export const oneRoute = createRoute({
  method: "get",
  path: "/businesses/{id}",
  operationId: "getBusiness",
  tags,
  summary: "One business",
  request: {
    params: z.object({
      id: summaryFields.id.openapi({ description: "The id of the business, as lists give it." }),
    }),
  },
  responses: {
    ...sharedContent("The business", businessSchema),
    404: problemContent("There is no such business", {
      status: 404,
      title: "Not found",
      detail: "There is no such business.",
    }),
  },
});

export const suggestionListSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: summaryFields.id,
          name: summaryFields.name,
          category: summaryFields.category,
          location: summaryFields.location,
          average_rating: summaryFields.average_rating,
          review_count: summaryFields.review_count,
        }),
      )
      .openapi({ description: "The best first, at most eight." }),
  })
  .openapi("SuggestionList", { description: "What to offer while somebody types." });
export const categoryListSchema = z
  .object({
    items: z
      .array(
        z.object({
          name: z
            .enum(knownCategories)
            .openapi({ example: "Food & Beverage", description: "Takes part in the filter `category`." }),
          businesses: z.int().min(0).openapi({ example: 128, description: "How many businesses it has." }),
        }),
      )
      .openapi({ description: "In the order of the directory." }),
  })
  .openapi("CategoryList", { description: "All categories that have businesses." });

export const suggestRoute = createRoute({
  method: "get",
  path: "/suggest",
  operationId: "suggestBusinesses",
  tags,
  summary: "Up to eight businesses for the start of a name",
  request: {
    query: z.object({
      q: z.string().max(100).openapi({ description: "What has been typed so far.", example: "saff" }),
    }),
  },
  responses: sharedContent("The best eight", suggestionListSchema),
});

export const categoriesRoute = createRoute({
  method: "get",
  path: "/categories",
  operationId: "listCategories",
  tags,
  summary: "The categories that have businesses, in the order of the directory",
  responses: sharedContent("All of them", categoryListSchema),
});

/** What search is built from. */
const listsAll = { shows: ["categories"], lists: ["business"] };

/** The routes that the page cache stores. */
export const businessesApiCache = [
  cachedRead(listRoute, { uncached: ["search", "after"], ...listsAll }),
  cachedRead(oneRoute, { shows: ["business:*", "categories"] }),
  cachedRead(categoriesRoute, listsAll),
];
