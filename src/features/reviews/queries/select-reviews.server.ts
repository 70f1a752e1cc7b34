import { type ExpressionBuilder, type InferResult, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { defineKeyset, integer, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";
import type { ReviewSort } from "../rules.ts";

/** Who answered for the business: its owner, or who owned it at the time. */
export type OwnerMark = "owner" | "former-owner";
export type ReviewReply = {
  id: string;
  name: string | null;
  text: string;
  createdAt: string;
  ownerMark: OwnerMark | null;
};
export type Review = {
  id: string;
  /** Null when the review is anonymous. */
  name: string | null;
  isAnonymous: boolean;
  rating: number;
  comment: string;
  createdAt: string;
  /** The time of the last edit. */
  editedAt: string | null;
  /** The owner's answer first, then the earliest; only the latest 50. */
  replies: ReviewReply[];
};
export type ReviewPage = { items: Review[]; nextCursor: string | null };

export type ReviewsInput = {
  businessId: string;
  sort: ReviewSort;
  /** `nextCursor` of the page before. */
  after?: string | undefined;
  limit: number;
};

/** The same, but values may be placeholders of a prepared statement. */
export type ReviewsSelection = Omit<ReviewsInput, "businessId" | "limit"> & {
  businessId: string | RawBuilder<string>;
  limit: number | RawBuilder<number>;
};

const maxReplies = 50;

/** Two indexes serve the four sorts, each scanned forward or backward. */
const byTime = [time("created_at"), uuid("id")];
const byRating = [integer("rating"), ...byTime];
export const reviewOrder = defineKeyset<ReviewSort>({
  newest: { direction: "desc", keys: byTime },
  oldest: { direction: "asc", keys: byTime },
  highest: { direction: "desc", keys: byRating },
  lowest: { direction: "asc", keys: byRating },
});

/** Builds the query for one page of public reviews of a business with their replies. */
export function selectReviews(db: Db, { businessId, ...page }: ReviewsSelection) {
  return db
    .selectFrom("reviews")
    .select(["id", "reviewer_name", "is_anonymous", "rating", "created_at", "edited_at"])
    .select(sql<string>`coalesce(comment, review_text)`.as("text"))
    .select((review) => jsonArrayFrom(latestReplies(review)).as("replies"))
    .select((review) => jsonArrayFrom(ownerReply(review)).as("answers"))
    .where("business_id", "=", businessId)
    .where("status", "=", "Approved")
    .$call(reviewOrder.select(page));
}

type Row = Omit<InferResult<ReturnType<typeof selectReviews>>[number], "created_at" | "edited_at"> & {
  /** A string if it comes from JSON. */
  created_at: Date | string;
  edited_at: Date | string | null;
};

/** Turns the rows of `selectReviews` into a page. */
export function readReviewPage(rows: readonly Row[], page: Pick<ReviewsInput, "sort" | "limit">): ReviewPage {
  const { items, nextCursor } = reviewOrder.page(rows, page);
  return {
    items: items.map((row) => ({
      id: row.id,
      name: row.reviewer_name,
      isAnonymous: row.is_anonymous,
      rating: row.rating,
      comment: row.text,
      createdAt: new Date(row.created_at).toISOString(),
      editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
      replies: orderReplies(row).map((reply) => ({
        id: reply.id,
        name: reply.commenter_name,
        text: reply.comment_text,
        createdAt: new Date(reply.created_at).toISOString(),
        ownerMark: reply.by_owner ? (reply.is_by_current_owner ? "owner" : "former-owner") : null,
      })),
    })),
    nextCursor,
  };
}

/** The answer of the owner stands above the others, however old it is. */
function orderReplies({ replies, answers }: Pick<Row, "replies" | "answers">) {
  const [answer] = answers;
  const others = replies.filter(({ id }) => id !== answer?.id).reverse();
  return answer ? [answer, ...others] : others;
}

function latestReplies(review: ExpressionBuilder<DB, "reviews">) {
  return selectReplies(review)
    .orderBy("review_comments.created_at", "desc")
    .orderBy("review_comments.id", "desc")
    .limit(maxReplies);
}

/** The first answer of the present owner, or else of a former one. */
function ownerReply(review: ExpressionBuilder<DB, "reviews">) {
  return selectReplies(review)
    .where("review_comments.by_owner", "=", true)
    .orderBy("is_by_current_owner", "desc")
    .orderBy("review_comments.created_at")
    .orderBy("review_comments.id")
    .limit(1);
}

function selectReplies(review: ExpressionBuilder<DB, "reviews">) {
  return review
    .selectFrom("review_comments")
    .select(["id", "commenter_name", "comment_text", "created_at", "by_owner"])
    .select(
      sql<boolean>`review_comments.by_owner and exists (
        select from businesses
        where businesses.id = reviews.business_id and businesses.owner_id = review_comments.user_id
      )`.as("is_by_current_owner"),
    )
    .whereRef("review_comments.review_id", "=", "reviews.id")
    .where("review_comments.status", "=", "Approved");
}
