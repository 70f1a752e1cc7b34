import { createRoute, z } from "@hono/zod-openapi";
import {
  jsonBody,
  jsonContent,
  problemContent,
  sharedContent,
  withOrWithoutSession,
} from "#platform/http/api/api.ts";
import {
  challengeSchema,
  exampleCursor,
  id,
  newReplySchema,
  newReviewSchema,
  replySchema,
  reviewListSchema,
  reviewSchema,
} from "./api-schemas.ts";
import { reviewSorts } from "./rules.ts";

const tags = ["Reviews"];
const notFound = problemContent("There is no such business or review", {
  status: 404,
  title: "unknown-business",
  detail: "This business is no longer listed.",
});

export const listRoute = createRoute({
  method: "get",
  path: "/reviews",
  operationId: "listReviews",
  tags,
  summary: "Reviews of one business with their replies",
  request: {
    query: z.object({
      business_id: id("The business that they are about."),
      sort: z
        .enum(reviewSorts)
        .default("newest")
        .openapi({ description: "By time, or by stars.", example: "newest" }),
      after: z.string().max(1000).optional().openapi({
        example: exampleCursor,
        description: "`nextCursor` of the page before, with the same sort.",
      }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(50)
        .default(20)
        .openapi({ example: 20, description: "Rows a page." }),
    }),
  },
  responses: {
    ...sharedContent("One page", reviewListSchema),
    400: problemContent("A parameter is unknown or wrong, or the cursor is not one of this list", {
      status: 400,
      title: "Invalid request",
      detail: "after: this is no cursor of this list and sort. Start again without it.",
    }),
    404: notFound,
  },
});
export const challengeRoute = createRoute({
  method: "get",
  path: "/reviews/challenge",
  operationId: "getReviewChallenge",
  tags,
  summary: "Work to do before a review or a reply without a session is shown at once",
  description: "A challenge in the form of ALTCHA. It counts once, within two hours.",
  responses: { 200: jsonContent("A challenge, or null when none is asked for", challengeSchema) },
});
export const reviewRoute = createRoute({
  method: "post",
  path: "/reviews",
  operationId: "createReview",
  tags,
  security: withOrWithoutSession,
  summary: "Post a review",
  description: "`Pending` in the answer means that the review waits for an admin.",
  request: { body: jsonBody(newReviewSchema) },
  responses: {
    201: jsonContent("Posted", reviewSchema),
    404: notFound,
    409: problemContent("Reviewed already, or signed with a name that is somebody else's", {
      status: 409,
      title: "already-reviewed",
      detail: "You have already reviewed this business. Thank you!",
    }),
  },
});
export const replyRoute = createRoute({
  method: "post",
  path: "/reviews/{id}/comments",
  operationId: "createReviewComment",
  tags,
  security: withOrWithoutSession,
  summary: "Reply to a review",
  description: "`Pending` in the answer means that the reply waits for an admin.",
  request: {
    params: z.object({ id: id("The review to reply to.") }),
    body: jsonBody(newReplySchema),
  },
  responses: {
    201: jsonContent("Posted", replySchema),
    404: notFound,
    409: problemContent("Signed with a name that is somebody else's", {
      status: 409,
      title: "name-of-account",
      detail: "That name belongs to an account here. Log in to sign with it, or add to yours.",
    }),
  },
});
