import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { readActor } from "#platform/auth/read-actor.server.ts";
import { type ApiEnvironment, apiDefaults, dataHeaders } from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { makeChallenge } from "#platform/http/proof-of-work.server.ts";
import { challengeRoute, listRoute, replyRoute, reviewRoute } from "./api-routes.ts";
import type { challengeSchema } from "./api-schemas.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { checkReply, checkReview } from "./input.ts";
import { findReviewedBusiness } from "./queries/find-reviewed-business.server.ts";
import { type Review, reviewOrder } from "./queries/select-reviews.server.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";

/** Reviews for programs: the same queries and commands that the pages use. */
export function reviewsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listRoute, async (c) => {
    const { business_id: businessId, ...wish } = c.req.valid("query");
    const { db } = c.env.services;
    if (wish.after && !reviewOrder.isCursor(wish.after, wish.sort))
      return refuseInput(c.env, foreignCursor) as never;
    const found = await findReviewedBusiness(db, { businessId, ...wish });
    if (!found) return refuse(c.env, { ok: false, reason: "unknown-business" }) as never;
    const { items, nextCursor } = found.page;
    const page = { items: items.map((review) => present(businessId, review, "Approved")), nextCursor };
    return c.json(page, 200, dataHeaders(c.env, "public, no-cache"));
  });
  api.openapi(challengeRoute, async (c) => {
    const challenge = await makeChallenge(c.env.services.env, Date.now());
    return c.json({ challenge: challenge as Challenge }, 200, dataHeaders(c.env));
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
    const actor = await readActor(c.env, c.req.raw);
    const { proof } = sent;
    const result = await postReview(c.env.services, actor, {
      ...input.values,
      businessId,
      place: "api",
      proof,
    });
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
    const actor = await readActor(c.env, c.req.raw);
    const { proof } = sent;
    const result = await postReply(c.env.services, actor, { ...input.values, reviewId, proof });
    if (!result.ok) return refuse(c.env, result) as never;
    const { id, status, createdAt } = result.reply;
    const reply = { ...input.values, id, createdAt: createdAt.toISOString() };
    return c.json(presentReply(reviewId, reply, status), 201, dataHeaders(c.env));
  });
  return api;
}

const foreignCursor = { after: "this is no cursor of this list and sort. Start again without it." };

type Bindings = ApiEnvironment["Bindings"];
type Challenge = z.infer<typeof challengeSchema>["challenge"];

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
    review_comments: review.replies.map((reply) => presentReply(review.id, reply, "Approved")),
  };
}

function presentReply(reviewId: string, reply: Review["replies"][number], status: "Approved" | "Pending") {
  const { id, name, text, createdAt } = reply;
  return { id, review_id: reviewId, commenter_name: name, comment_text: text, status, created_at: createdAt };
}

function refuse({ visit, headers }: Bindings, { reason, retryAfterSeconds }: Refused<Refusal>) {
  const { message, status } = describeRefusal(reason, retryAfterSeconds);
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
