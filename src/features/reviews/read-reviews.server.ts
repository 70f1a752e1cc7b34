import type { Db } from "#platform/db/open-database.server.ts";
import { isId } from "./input.ts";
import { presentReviews } from "./present-reviews.ts";
import { findReviewedBusiness } from "./queries/find-reviewed-business.server.ts";
import type { ReviewsInput } from "./queries/select-reviews.server.ts";

export type ReadReviews = NonNullable<Awaited<ReturnType<typeof readReviews>>>;

/** A business with its rating and a page of its reviews; null if there is no such business. */
export async function readReviews(db: Db, input: ReviewsInput) {
  const found = isId(input.businessId) ? await findReviewedBusiness(db, input) : null;
  return found && { business: found.business, reviews: presentReviews(found.page) };
}
