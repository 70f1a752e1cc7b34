import type { Db } from "#platform/db/open-database.server.ts";
import { formatCount } from "#ui/format-number.ts";
import { formatRating, isRated } from "#ui/format-rating.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { readBusinessId } from "../business/read-business-id.ts";
import { findBusiness } from "../queries/find-business.server.ts";

/** The link preview image of a business, or null if there is no such business. */
export async function findBusinessCard(db: Db, id: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const known = readBusinessId(id);
  const business = known && (await findBusiness(db, known));
  if (!business) return null;
  const { name, category, location, average_rating: rating, review_count: reviews } = business;
  const noun = reviews === 1 ? "review" : "reviews";
  return {
    title: name,
    fallbackTitle: "A Black-owned business",
    above: category ?? undefined,
    below: location ?? undefined,
    score: isRated(rating)
      ? { rating: formatRating(rating), count: `(${formatCount(reviews)} ${noun})` }
      : undefined,
    cloth: { id: business.id, palette: "gold" },
  };
}
