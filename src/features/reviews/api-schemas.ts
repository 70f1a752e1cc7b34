import { z } from "@hono/zod-openapi";
import { writeCursor } from "#platform/db/cursor.ts";
import { hasName, nameMissing, replyFields, reviewFields } from "./input.ts";

const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
export const exampleCursor = writeCursor(["newest", 5, 1_939_644_300_000_000, exampleId]);

export const id = (description: string) => z.uuid().openapi({ example: exampleId, description });
const time = (description: string) =>
  z.iso.datetime().openapi({ example: "2031-06-19T14:05:00.000Z", description });

const status = z
  .enum(["Approved", "Pending"])
  .openapi({ description: "`Pending` waits for an admin; lists hold approved ones only." });

export const replySchema = z
  .object({
    id: id("The id of the reply."),
    review_id: id("The review that it answers."),
    commenter_name: z
      .string()
      .nullable()
      .openapi({ example: "Zuri", description: "Null when nobody signed it." }),
    comment_text: z.string().openapi({ example: "Ask for the nutmeg.", description: "What it says." }),
    status,
    created_at: time("When it was posted, in UTC."),
    owner_mark: z.enum(["owner", "former-owner"]).nullable().openapi({
      example: "owner",
      description:
        "Written by the owner of the business, or by who owned it at the time. Null for everybody else.",
    }),
  })
  .openapi("ReviewComment", { description: "A reply to a review." });
export const reviewSchema = z
  .object({
    id: id("The id of the review."),
    business_id: id("The business that it is about."),
    business: id("The same as business_id."),
    reviewer_name: z
      .string()
      .nullable()
      .openapi({ example: "Pauline Greer", description: "Null when the review is anonymous." }),
    is_anonymous: z.boolean().openapi({ example: false, description: "No name is stored with it." }),
    rating: z.int().min(1).max(5).openapi({ example: 5, description: "Stars." }),
    comment: z
      .string()
      .openapi({ example: "The sweet-potato latte is not a gimmick.", description: "What it says." }),
    status,
    created_at: time("When it was posted, in UTC."),
    review_comments: z
      .array(replySchema)
      .openapi({ description: "The owner's answer first, then the earliest; at most 50." }),
  })
  .openapi("Review", { description: "A review with its replies." });
export const reviewListSchema = z
  .object({
    items: z.array(reviewSchema).openapi({ description: "The rows of this page, in order." }),
    nextCursor: z.string().nullable().openapi({
      example: exampleCursor,
      description: "Where the next page starts, for `after`; null on the last page.",
    }),
  })
  .openapi("ReviewList", { description: "One page of reviews." });

const proof = z.string().max(2_000).optional().openapi({
  example: "eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319",
  description:
    "Base64 of the JSON `{ challenge, solution }`: a challenge and its ALTCHA solution. Posts of visitors without it are published too, but fewer of them before the next ones wait for an admin.",
});
export const newReviewSchema = z
  .strictObject({
    business_id: id("The business that it is about."),
    rating: reviewFields.rating.openapi({ example: 5, description: "Stars." }),
    comment: reviewFields.comment.openapi({ example: "Worth the trip.", description: "What to say." }),
    reviewer_name: reviewFields.name
      .optional()
      .openapi({ example: "Pauline Greer", description: "Needed unless the review is anonymous." }),
    is_anonymous: z
      .boolean()
      .default(false)
      .openapi({ example: false, description: "No name is stored then." }),
    proof,
  })
  .refine(({ reviewer_name, is_anonymous }) => hasName(reviewer_name, is_anonymous), {
    path: ["reviewer_name"],
    message: nameMissing,
  })
  .openapi("NewReview", { description: "A review to be posted." });
export const newReplySchema = z
  .strictObject({
    commenter_name: replyFields.name
      .optional()
      .openapi({ example: "Zuri", description: "Who replies; left out, nobody signs." }),
    comment_text: replyFields.text.openapi({ example: "Ask for the nutmeg.", description: "What to say." }),
    proof,
  })
  .openapi("NewReviewComment", { description: "A reply to be posted." });

const text = (example: string, description: string) => z.string().openapi({ example, description });
export const challengeSchema = z
  .object({
    challenge: z
      .object({
        parameters: z
          .looseObject({
            algorithm: text("PBKDF2/SHA-256", "How to derive the key."),
            cost: z.int().openapi({ example: 5_000, description: "Rounds for each try." }),
            expiresAt: z.int().openapi({ example: 1_939_644_300, description: "In seconds since 1970." }),
            keyLength: z.int().openapi({ example: 32, description: "In bytes." }),
            keyPrefix: text("00", "What the derived key must begin with."),
            nonce: text("6f1d0c7a9e5b4382a1c0ffee12345678", "Random; makes the challenge unique."),
            salt: text("0badcafe5d2e417f8899aabbccddeeff", "Goes into the key."),
          })
          .openapi({ description: "Send them back as they are." }),
        signature: z
          .string()
          .optional()
          .openapi({ example: "9d5e2f", description: "Shows that we made the challenge." }),
      })
      .nullable()
      .openapi({ description: "Null when no work is asked for." }),
  })
  .openapi("Challenge", { description: "Work that a client does once, so that floods cost something." });
