import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { readActor } from "#platform/auth/read-actor.server.ts";
import {
  type ApiEnvironment,
  apiDefaults,
  dataHeaders,
  refusalResponse,
  refuseCursor,
} from "#platform/http/api/api.ts";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { challengeRoute, listRoute, replyRoute, reviewRoute } from "./api-routes.ts";
import type { challengeSchema } from "./api-schemas.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { findReviewedBusiness } from "./queries/find-reviewed-business.server.ts";
import { type Review, reviewOrder } from "./queries/select-reviews.server.ts";
import { reviewRefusals } from "./refusals.ts";

/** Reviews for API clients, with the same queries and commands as the pages. */
export function reviewsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listRoute, async (c) => {
    const { business_id: businessId, ...options } = c.req.valid("query");
    const { db } = c.env.services;
    if (options.after && !reviewOrder.isCursor(options)) return refuseCursor(c.env);
    const found = await findReviewedBusiness(db, { businessId, ...options });
    if (!found) return refusalResponse(c.env, reviewRefusals, { ok: false, reason: "unknown-business" });
    const { items, nextCursor } = found.page;
    const page = { items: items.map((review) => present(businessId, review, "Approved")), nextCursor };
    return c.json(page, 200, dataHeaders(c.env, "public, no-cache"));
  });
  api.openapi(challengeRoute, async (c) => {
    const challenge = await makeChallenge(c.env.services.env, Date.now());
    return c.json({ challenge: challenge as Challenge }, 200, dataHeaders(c.env));
  });
  api.openapi(reviewRoute, async (c) => {
    const { business_id: businessId, is_anonymous: isAnonymous, ...body } = c.req.valid("json");
    const { rating, comment, proof, reviewer_name = null } = body;
    const draft = { rating, comment, name: isAnonymous ? null : reviewer_name };
    const actor = await readActor(c.env, c.req.raw);
    const result = await postReview(c.env.services, actor, { ...draft, businessId, source: "api", proof });
    if (!result.ok) return refusalResponse(c.env, reviewRefusals, result);
    const { id, status, createdAt } = result.review;
    const review = {
      ...draft,
      id,
      isAnonymous,
      createdAt: createdAt.toISOString(),
      editedAt: null,
      replies: [],
    };
    return c.json(present(businessId, review, status), 201, dataHeaders(c.env));
  });
  api.openapi(replyRoute, async (c) => {
    const reviewId = c.req.valid("param").id;
    const { commenter_name: name, comment_text: text, proof } = c.req.valid("json");
    const draft = { name: name || null, text };
    const actor = await readActor(c.env, c.req.raw);
    const result = await postReply(c.env.services, actor, { ...draft, reviewId, proof });
    if (!result.ok) return refusalResponse(c.env, reviewRefusals, result);
    const { id, status, createdAt, isByOwner } = result.reply;
    const ownerMark = isByOwner ? ("owner" as const) : null;
    const reply = { ...draft, id, createdAt: createdAt.toISOString(), ownerMark };
    return c.json(presentReply(reviewId, reply, status), 201, dataHeaders(c.env));
  });
  return api;
}

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
  const { id, name, text, createdAt, ownerMark } = reply;
  return {
    ...{ id, review_id: reviewId, commenter_name: name, comment_text: text, status },
    ...{ created_at: createdAt, owner_mark: ownerMark },
  };
}
