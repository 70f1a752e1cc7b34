import type { NotNull } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const lowestRating = 4;
// Short enough to be set large, long enough to say something.
const shortest = 30;
const longest = 160;

export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number];

/** The newest approved reviews that praise a business in a sentence or two. */
export function listTestimonials(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("reviews")
    .innerJoin("businesses", "businesses.id", "reviews.business_id")
    .select([
      "reviews.id",
      "reviews.rating",
      "reviews.comment",
      "reviews.reviewer_name as reviewerName",
      "businesses.id as businessId",
      "businesses.name as businessName",
      "businesses.location_city as city",
    ])
    .where("reviews.status", "=", "Approved")
    .where("reviews.rating", ">=", lowestRating)
    .where(({ fn, between }) => between(fn<number>("length", ["reviews.comment"]), shortest, longest))
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .$narrowType<{ comment: NotNull }>()
    .execute();
}
