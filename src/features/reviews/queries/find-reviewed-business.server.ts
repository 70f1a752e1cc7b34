import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import type { DB } from "#platform/db/tables.ts";
import type { ReviewSort } from "../rules.ts";
import {
  type ReviewsInput,
  type ReviewsSelection,
  readReviewPage,
  selectReviews,
} from "./select-reviews.server.ts";

export type CountedRatings = Record<1 | 2 | 3 | 4 | 5, number>;
export type ReviewedBusiness = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  rating: number;
  reviewCount: number;
  /** The number of public reviews per number of stars. */
  counts: CountedRatings;
};

/** A business with its stats and a page of its reviews, in one statement; null if unknown. */
export async function findReviewedBusiness(db: Db, input: ReviewsInput) {
  const { sort, after } = input;
  const [row] = after
    ? await selectReviewedBusiness(db, input).execute()
    : await selectFirstPage(db, input, sort);
  if (!row) return null;
  const { average_rating: rating, review_count: reviewCount, star_counts, reviews, ...details } = row;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = star_counts ?? [];
  const counts = { 1: one, 2: two, 3: three, 4: four, 5: five };
  const business: ReviewedBusiness = { ...details, rating, reviewCount, counts };
  return { business, page: readReviewPage(reviews, input) };
}

const selectFirstPage = prepareStatement((db, param: Param<ReviewsInput>, sort: ReviewSort) =>
  selectReviewedBusiness(db, { businessId: param("businessId"), limit: param("limit"), sort }),
);

function selectReviewedBusiness(db: Db, input: ReviewsSelection) {
  return db
    .selectFrom("directory")
    .select(["id", "name", "category", "location", "average_rating", "review_count"])
    .select((business) => selectStarCounts(business).as("star_counts"))
    .select(jsonArrayFrom(selectReviews(db, input)).as("reviews"))
    .where("id", "=", input.businessId);
}

function selectStarCounts(business: ExpressionBuilder<DB, "directory">) {
  return business
    .selectFrom("business_stats")
    .select("star_counts")
    .whereRef("business_stats.business_id", "=", "directory.id");
}
