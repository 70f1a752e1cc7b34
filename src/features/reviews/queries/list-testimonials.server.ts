import type { NotNull } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Long enough to be meaningful, short enough for large type. */
export const testimonialBounds = { minRating: 4, minLength: 30, maxLength: 160 };

export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number];

/** The newest approved reviews with a good rating and a quotable length. */
export function listTestimonials(db: Db, { limit }: { limit: number }) {
  const { minRating, minLength, maxLength } = testimonialBounds;
  return db
    .selectFrom("reviews")
    .innerJoin("businesses", "businesses.id", "reviews.business_id")
    .select([
      "reviews.id",
      "reviews.rating",
      "reviews.comment",
      "reviews.reviewer_name as reviewerName",
      "reviews.created_at as createdAt",
      "businesses.id as businessId",
      "businesses.name as businessName",
      "businesses.location_city as city",
      "businesses.image_url as media",
    ])
    .where("reviews.status", "=", "Approved")
    .where("reviews.rating", ">=", minRating)
    .where(({ fn, between }) => between(fn<number>("length", ["reviews.comment"]), minLength, maxLength))
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .$narrowType<{ comment: NotNull }>()
    .execute();
}
