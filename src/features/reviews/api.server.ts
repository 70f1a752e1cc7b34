import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import { findPerson } from "#platform/auth/read-session.server.ts";
import { type ApiEnvironment, apiDefaults, dataHeaders, problemContent } from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { checkReply, checkReview } from "./input.ts";
import { findReviewedBusiness } from "./queries/find-reviewed-business.server.ts";
import { type Review, searchReviews } from "./queries/search-reviews.server.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";
import { mostInName, mostInText, reviewSorts } from "./rules.ts";

const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const id = z.uuid().openapi({ example: exampleId });

const replySchema = z
  .object({
    id,
    review_id: id,
    commenter_name: z.string().nullable().openapi({ example: "Zuri" }),
    comment_text: z.string().openapi({ example: "Ask for the nutmeg." }),
    created_at: z.iso.datetime(),
  })
  .openapi("ReviewComment");
const reviewSchema = z
  .object({
    id,
    business_id: id,
    business: id.openapi({ description: "The same as business_id." }),
    reviewer_name: z.string().nullable().openapi({ description: "Null when the review is anonymous." }),
    is_anonymous: z.boolean(),
    rating: z.int().min(1).max(5).openapi({ example: 5 }),
    comment: z.string().openapi({ example: "The sweet-potato latte is not a gimmick." }),
    status: z.enum(["Approved", "Pending"]),
    created_at: z.iso.datetime(),
    review_comments: z.array(replySchema).openapi({ description: "Earliest first, at most 50." }),
  })
  .openapi("Review");
export const reviewListSchema = z
  .object({ items: z.array(reviewSchema), nextCursor: z.string().nullable() })
  .openapi("ReviewList");

const newReviewSchema = z
  .strictObject({
    business_id: id,
    rating: z.int().min(1).max(5).openapi({ example: 5 }),
    comment: z.string().max(mostInText).openapi({ example: "Worth the trip." }),
    reviewer_name: z.string().max(mostInName).optional().openapi({ example: "Pauline Greer" }),
    is_anonymous: z.boolean().default(false).openapi({ description: "No name is stored then." }),
  })
  .openapi("NewReview");
const newReplySchema = z
  .strictObject({
    commenter_name: z.string().max(mostInName).optional().openapi({ example: "Zuri" }),
    comment_text: z.string().max(mostInText).openapi({ example: "Ask for the nutmeg." }),
  })
  .openapi("NewReviewComment");

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});
const refusals = {
  400: problemContent("Wrong input"),
  404: problemContent("No such business or review"),
  429: problemContent("Too many; see Retry-After"),
};

const listRoute = createRoute({
  method: "get",
  path: "/reviews",
  summary: "Reviews of one business with their comments",
  request: {
    query: z.object({
      business_id: id,
      sort: z.enum(reviewSorts).default("newest"),
      after: z.string().max(1000).optional().openapi({ description: "`nextCursor` of the page before." }),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
  },
  responses: { 200: json("One page", reviewListSchema), 400: refusals[400], 404: refusals[404] },
});
const reviewRoute = createRoute({
  method: "post",
  path: "/reviews",
  summary: "Post a review; `Pending` in the answer means that it waits for an admin",
  request: { body: body(newReviewSchema) },
  responses: { 201: json("Posted", reviewSchema), ...refusals, 409: problemContent("Reviewed already") },
});
const replyRoute = createRoute({
  method: "post",
  path: "/reviews/{id}/comments",
  summary: "Reply to a review",
  request: { params: z.object({ id }), body: body(newReplySchema) },
  responses: { 201: json("Posted", replySchema), ...refusals },
});

/** Reviews for programs: the same queries and commands that the pages use. */
export function reviewsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.use("/reviews", etag());
  api.openapi(listRoute, async (c) => {
    const { business_id: businessId, ...wish } = c.req.valid("query");
    const { db } = c.env.services;
    if (!(await findReviewedBusiness(db, businessId))) {
      return refuse(c.env, { ok: false, reason: "unknown-business" }) as never;
    }
    const { items, nextCursor } = await searchReviews(db, { businessId, ...wish });
    const page = { items: items.map((review) => present(businessId, review, "Approved")), nextCursor };
    return c.json(page, 200, dataHeaders(c.env, "public, no-cache"));
  });
  api.openapi(reviewRoute, async (c) => {
    const sent = c.req.valid("json");
    const input = checkReview({
      rating: sent.rating,
      name: sent.is_anonymous ? null : (sent.reviewer_name ?? ""),
      comment: sent.comment,
    });
    if (!input.ok) return refuseInput(c.env, input.mistakes) as never;
    const businessId = sent.business_id;
    const visitor = await readVisitor(c.env, c.req.raw);
    const result = await postReview(c.env.services, visitor, { ...input.values, businessId });
    if (!result.ok) return refuse(c.env, result) as never;
    const { id, status, createdAt } = result.review;
    const review = { ...input.values, id, createdAt: createdAt.toISOString(), replies: [] };
    const isAnonymous = review.name === null;
    return c.json(present(businessId, { ...review, isAnonymous }, status), 201, dataHeaders(c.env));
  });
  api.openapi(replyRoute, async (c) => {
    const reviewId = c.req.valid("param").id;
    const sent = c.req.valid("json");
    const input = checkReply({ name: sent.commenter_name ?? null, text: sent.comment_text });
    if (!input.ok) return refuseInput(c.env, input.mistakes) as never;
    const visitor = await readVisitor(c.env, c.req.raw);
    const result = await postReply(c.env.services, visitor, { ...input.values, reviewId });
    if (!result.ok) return refuse(c.env, result) as never;
    const { id, createdAt } = result.reply;
    const reply = { ...input.values, id, createdAt: createdAt.toISOString() };
    return c.json(presentReply(reviewId, reply), 201, dataHeaders(c.env));
  });
  return api;
}

type Bindings = ApiEnvironment["Bindings"];

async function readVisitor({ services, visit }: Bindings, request: Request) {
  return { ...visit, person: await findPerson(services, request.headers, visit.log) };
}

function present(businessId: string, review: Review, status: "Approved" | "Pending") {
  return {
    id: review.id,
    business_id: businessId,
    business: businessId,
    reviewer_name: review.name,
    is_anonymous: review.isAnonymous,
    rating: review.rating,
    comment: review.comment,
    status,
    created_at: review.createdAt,
    review_comments: review.replies.map((reply) => presentReply(review.id, reply)),
  };
}

function presentReply(reviewId: string, { id, name, text, createdAt }: Review["replies"][number]) {
  return { id, review_id: reviewId, commenter_name: name, comment_text: text, created_at: createdAt };
}

function refuse({ visit, headers }: Bindings, { reason, retryAfterSeconds }: Refused<Refusal>) {
  const { message, status } = describeRefusal(reason);
  const problem = { status, title: reason, detail: message, requestId: visit.requestId };
  const retry: Record<string, string> = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
  return problemResponse(problem, { ...headers, ...retry });
}

function refuseInput({ visit, headers }: Bindings, mistakes: Record<string, string>) {
  const detail = Object.entries(mistakes)
    .map(([field, sentence]) => `${field}: ${sentence}`)
    .join(" ");
  const problem = { status: 400, title: "Invalid request", detail, requestId: visit.requestId };
  return problemResponse(problem, headers);
}
