import { type ExpressionBuilder, type InferResult, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";
import { isId } from "../input.ts";
import type { ReviewSort } from "../rules.ts";

export type ReviewReply = { id: string; name: string | null; text: string; createdAt: string };
export type Review = {
  id: string;
  /** Null when the review is anonymous. */
  name: string | null;
  isAnonymous: boolean;
  rating: number;
  comment: string;
  createdAt: string;
  /** Earliest first; of very many, the latest. */
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

/** The same, where the values may also be placeholders of a prepared statement. */
export type ReviewsSelection = Omit<ReviewsInput, "businessId" | "limit"> & {
  businessId: string | RawBuilder<string>;
  limit: number | RawBuilder<number>;
};

const maxReplies = 50;

/** Asks for one page of the reviews of a business that everybody may see, each with its replies. */
export function selectReviews(db: Db, { businessId, sort, after, limit }: ReviewsSelection) {
  const place = readReviewCursor(after, sort);
  // One direction for all columns: each order is then one of two indexes, read forwards or backwards.
  const direction = sort === "oldest" || sort === "lowest" ? "asc" : "desc";
  let page = db
    .selectFrom("reviews")
    .select(["id", "reviewer_name", "is_anonymous", "rating", "created_at", micros.as("micros")])
    .select(sql<string>`coalesce(comment, review_text)`.as("said"))
    .select((review) => jsonArrayFrom(latestReplies(review)).as("replies"))
    .where("business_id", "=", businessId)
    .where("status", "=", "Approved")
    .limit(sql<number>`${limit} + 1`);
  if (isByRating(sort)) page = page.orderBy("rating", direction);
  page = page.orderBy("created_at", direction).orderBy("id", direction);
  return place ? page.where(comesAfter(sort, place)) : page;
}

type Row = Omit<InferResult<ReturnType<typeof selectReviews>>[number], "created_at"> & {
  /** A text where it came within JSON. */
  created_at: Date | string;
};

/** Reads what `selectReviews` gave. */
export function readReviewPage(
  rows: readonly Row[],
  { sort, limit }: Pick<ReviewsInput, "sort" | "limit">,
): ReviewPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      id: row.id,
      name: row.reviewer_name,
      isAnonymous: row.is_anonymous,
      rating: row.rating,
      comment: row.said,
      createdAt: new Date(row.created_at).toISOString(),
      replies: row.replies.reverse().map((reply) => ({
        id: reply.id,
        name: reply.commenter_name,
        text: reply.comment_text,
        createdAt: new Date(reply.created_at).toISOString(),
      })),
    })),
    nextCursor: last ? writeCursor([sort, last.rating, last.micros, last.id]) : null,
  };
}

// As a Date of JavaScript, two reviews of one millisecond would be one place.
const micros = sql<number>`(extract(epoch from created_at) * 1000000)::bigint`;

function isByRating(sort: ReviewSort) {
  return sort === "highest" || sort === "lowest";
}

function latestReplies(review: ExpressionBuilder<DB, "reviews">) {
  return review
    .selectFrom("review_comments")
    .select(["id", "commenter_name", "comment_text", "created_at"])
    .whereRef("review_comments.review_id", "=", "reviews.id")
    .where("review_comments.status", "=", "Approved")
    .orderBy("review_comments.created_at", "desc")
    .orderBy("review_comments.id", "desc")
    .limit(maxReplies);
}

type ReviewPosition = { rating: number; micros: number; id: string };

/** Whether this is a cursor of ours, and of this order. */
export function isReviewCursor(after: string, sort: ReviewSort): boolean {
  return readReviewCursor(after, sort) !== null;
}

/** Null for a cursor of another order and for one that nobody was given: the list then starts anew. */
function readReviewCursor(after: string | undefined, sort: ReviewSort): ReviewPosition | null {
  const mark = readCursor(after, ["string", "number", "number", "string"] as const);
  if (!mark) return null;
  const [ofSort, rating, micros, id] = mark;
  const isTime = Number.isSafeInteger(micros) && Math.abs(micros) < 1e16;
  const isWhole = ofSort === sort && isTime && Number.isInteger(rating) && Math.abs(rating) <= 5 && isId(id);
  return isWhole ? { rating, micros, id } : null;
}

function comesAfter(sort: ReviewSort, { rating, micros, id }: ReviewPosition): RawBuilder<boolean> {
  const time = sql`timestamptz 'epoch' + ${micros} * interval '1 microsecond'`;
  const columns = isByRating(sort) ? sql`rating, created_at, id` : sql`created_at, id`;
  const values = isByRating(sort) ? sql`${rating}, ${time}, ${id}::uuid` : sql`${time}, ${id}::uuid`;
  const sign = sort === "oldest" || sort === "lowest" ? sql`>` : sql`<`;
  return sql<boolean>`(${columns}) ${sign} (${values})`;
}
