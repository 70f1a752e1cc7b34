import { createRoute, z } from "@hono/zod-openapi";
import { jsonContent, problemContent, sharedContent } from "#platform/http/api.ts";
import { mostInName, mostInText, reviewSorts } from "./rules.ts";

const cursor = "WzUsMTkyNDE0OTUwMF0";
const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const id = z.uuid().openapi({ example: exampleId });
const time = z.iso.datetime().openapi({ example: "2031-06-19T14:05:00.000Z" });

export const replySchema = z
  .object({
    id,
    review_id: id,
    commenter_name: z.string().nullable().openapi({ example: "Zuri" }),
    comment_text: z.string().openapi({ example: "Ask for the nutmeg." }),
    created_at: time,
  })
  .openapi("ReviewComment");
export const reviewSchema = z
  .object({
    id,
    business_id: id,
    business: id.openapi({ description: "The same as business_id." }),
    reviewer_name: z
      .string()
      .nullable()
      .openapi({ example: "Pauline Greer", description: "Null when the review is anonymous." }),
    is_anonymous: z.boolean().openapi({ example: false }),
    rating: z.int().min(1).max(5).openapi({ example: 5 }),
    comment: z.string().openapi({ example: "The sweet-potato latte is not a gimmick." }),
    status: z.enum(["Approved", "Pending"]),
    created_at: time,
    review_comments: z.array(replySchema).openapi({ description: "Earliest first, at most 50." }),
  })
  .openapi("Review");
export const reviewListSchema = z
  .object({ items: z.array(reviewSchema), nextCursor: z.string().nullable().openapi({ example: cursor }) })
  .openapi("ReviewList");

const newReviewSchema = z
  .strictObject({
    business_id: id,
    rating: z.int().min(1).max(5).openapi({ example: 5 }),
    comment: z.string().max(mostInText).openapi({ example: "Worth the trip." }),
    reviewer_name: z.string().max(mostInName).optional().openapi({ example: "Pauline Greer" }),
    is_anonymous: z
      .boolean()
      .default(false)
      .openapi({ example: false, description: "No name is stored then." }),
    proof: z.string().max(2_000).optional().openapi({
      example: "eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319",
      description:
        "Base64 of the JSON `{ challenge, solution }`: a challenge and its ALTCHA solution. Without a session and without it, the review waits for an admin.",
    }),
  })
  .openapi("NewReview");
const newReplySchema = z
  .strictObject({
    commenter_name: z.string().max(mostInName).optional().openapi({ example: "Zuri" }),
    comment_text: z.string().max(mostInText).openapi({ example: "Ask for the nutmeg." }),
  })
  .openapi("NewReviewComment");

export const challengeSchema = z
  .object({
    challenge: z
      .object({
        parameters: z
          .looseObject({
            algorithm: z.string().openapi({ example: "PBKDF2/SHA-256" }),
            cost: z.int().openapi({ example: 5_000 }),
            expiresAt: z.int().openapi({ example: 1_939_644_300, description: "In seconds." }),
            keyLength: z.int().openapi({ example: 32 }),
            keyPrefix: z.string().openapi({ example: "00" }),
            nonce: z.string().openapi({ example: "6f1d0c7a9e5b4382a1c0ffee12345678" }),
            salt: z.string().openapi({ example: "0badcafe5d2e417f8899aabbccddeeff" }),
          })
          .openapi({ description: "Send them back as they are." }),
        signature: z.string().optional().openapi({ example: "9d5e2f" }),
      })
      .nullable(),
  })
  .openapi("Challenge");

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});
const refusals = {
  400: problemContent("Wrong input"),
  404: problemContent("No such business or review"),
  429: problemContent("Too many; see Retry-After"),
};

export const listRoute = createRoute({
  method: "get",
  path: "/reviews",
  summary: "Reviews of one business with their comments",
  request: {
    query: z.object({
      business_id: id,
      sort: z.enum(reviewSorts).default("newest"),
      after: z
        .string()
        .max(1000)
        .optional()
        .openapi({ example: cursor, description: "`nextCursor` of the page before." }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(50)
        .default(20)
        .openapi({ example: 20, description: "Rows a page, at most 50." }),
    }),
  },
  responses: { ...sharedContent("One page", reviewListSchema), 400: refusals[400], 404: refusals[404] },
});
export const challengeRoute = createRoute({
  method: "get",
  path: "/reviews/challenge",
  summary:
    "Work to do before a review without a session is shown at once (ALTCHA); null when none is asked for",
  responses: { 200: jsonContent("A challenge that counts once, within two hours", challengeSchema) },
});
export const reviewRoute = createRoute({
  method: "post",
  path: "/reviews",
  summary: "Post a review; `Pending` in the answer means that it waits for an admin",
  request: { body: body(newReviewSchema) },
  responses: {
    201: jsonContent("Posted", reviewSchema),
    ...refusals,
    409: problemContent("Reviewed already"),
  },
});
export const replyRoute = createRoute({
  method: "post",
  path: "/reviews/{id}/comments",
  summary: "Reply to a review",
  request: { params: z.object({ id }), body: body(newReplySchema) },
  responses: { 201: jsonContent("Posted", replySchema), ...refusals },
});
