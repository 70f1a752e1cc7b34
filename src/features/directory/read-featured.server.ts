import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import { listFeatured } from "./queries/list-featured.server.ts";

/** Three lines on the large card. */
const maxTextLength = 140;

export type FeaturedBusiness = Awaited<ReturnType<typeof readFeatured>>[number];

/** The featured businesses for the home page. */
export async function readFeatured(db: Db) {
  const found = await listFeatured(db);
  const reviewCounts = await countReviewsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ description, location, ...business }) => ({
    ...business,
    reviewCount: reviewCounts.get(business.id) ?? 0,
    text: description && summarizeText(description, maxTextLength),
    location: location && shortenLocation(location),
  }));
}

/** Separate from the featured query, whose columns the specification lists. */
async function countReviewsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom("business_stats")
    .select(["business_id as id", "review_count as count"])
    .where("business_id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
