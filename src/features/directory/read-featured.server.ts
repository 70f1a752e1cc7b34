import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { chooseCloths } from "#ui/weave/choose-cloths.ts";
import { listFeatured } from "./queries/list-featured.server.ts";

/** Three lines on the large card. */
const maxTextLength = 140;

export type FeaturedBusiness = Awaited<ReturnType<typeof readFeatured>>[number];

/** The featured businesses for the home page. The first is large, so its cloth gets a bright background. */
export async function readFeatured(db: Db) {
  const found = await listFeatured(db);
  const ids = found.map(({ id }) => id);
  const cloths = chooseCloths(ids, "gold", { brightFirst: true });
  const reviewCounts = await countReviewsOf(db, ids);
  return found.map(({ description, location, ...business }, index) => ({
    ...business,
    reviewCount: reviewCounts.get(business.id) ?? 0,
    text: description && truncateText(description, maxTextLength),
    location: location && shortenLocation(location),
    cloth: cloths[index] ?? {},
  }));
}

/** Apart from the featured query, whose columns the specification lists. */
async function countReviewsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom("business_stats")
    .select(["business_id as id", "review_count as count"])
    .where("business_id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
