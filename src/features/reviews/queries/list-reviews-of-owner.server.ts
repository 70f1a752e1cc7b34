import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

type Input = {
  businessId: string;
  ownerId: string;
  /** Only reviews without an answer of this owner. */
  isWaiting: boolean;
  after?: string | undefined;
  limit: number;
};

export const ownerReviewOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

/** The public reviews of a business, newest first, each with the answer of this owner. */
export async function listAnswerable(db: Db, { businessId, ownerId, isWaiting, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "reviewer_name", "rating", "created_at"])
    .select(sql<string>`coalesce(comment, review_text)`.as("text"))
    .select((review) => jsonObjectFrom(ownReply(review, ownerId)).as("answer"))
    .where("business_id", "=", businessId)
    .where("status", "=", "Approved")
    .$if(isWaiting, (query) => query.where((review) => review.not(review.exists(ownReply(review, ownerId)))))
    .$call(ownerReviewOrder.select(sorted))
    .execute();
  return ownerReviewOrder.page(rows, sorted);
}

function ownReply(review: ExpressionBuilder<DB, "reviews">, ownerId: string) {
  return review
    .selectFrom("review_comments")
    .select(["review_comments.id", "comment_text", "review_comments.created_at", "review_comments.status"])
    .whereRef("review_comments.review_id", "=", "reviews.id")
    .where("by_owner", "=", true)
    .where("review_comments.user_id", "=", ownerId)
    .orderBy("review_comments.created_at")
    .limit(1);
}
