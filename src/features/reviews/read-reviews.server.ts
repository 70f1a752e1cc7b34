import type { Db } from "#platform/db/open-database.server.ts";
import { isId } from "./input.ts";
import { presentReviews } from "./present-reviews.ts";
import { findReviewedBusiness } from "./queries/find-reviewed-business.server.ts";
import { searchReviews } from "./queries/search-reviews.server.ts";
import type { ReviewSort } from "./rules.ts";

type Input = { businessId: string; sort: ReviewSort; after?: string | undefined; limit: number };
export type ReadReviews = NonNullable<Awaited<ReturnType<typeof readReviews>>>;

/** A business, its figures and a page of its reviews; nothing when there is no such business. */
export async function readReviews(db: Db, input: Input) {
  if (!isId(input.businessId)) return null;
  const [business, page] = await Promise.all([
    findReviewedBusiness(db, input.businessId),
    searchReviews(db, input),
  ]);
  return business && { business, reviews: presentReviews(page) };
}
