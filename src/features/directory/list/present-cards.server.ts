import { shortenLocation } from "#platform/geo/us-states.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { chooseCloths } from "#ui/weave/choose-cloths.ts";
import type { BusinessCardData } from "../exports/business-card.tsx";
import type { BusinessSummary } from "../queries/business-columns.server.ts";
import { displayCategory, formatDistance } from "../rules.ts";

type Found = BusinessSummary & { distanceKm?: number };

/** Two lines of a card on desktop. */
const maxTextLength = 72;

/** The cards of a list. Adjacent cloths differ; on its own page each business has its own. */
export function presentCards(found: readonly Found[]): BusinessCardData[] {
  const cloths = chooseCloths(
    found.map(({ id }) => id),
    "gold",
  );
  return found.map((business, index) => ({
    id: business.id,
    name: business.name,
    text: business.description && truncateText(business.description, maxTextLength),
    category: displayCategory(business.category),
    location: business.location && shortenLocation(business.location),
    media: business.media,
    rating: business.average_rating,
    reviews: business.review_count,
    isVerified: business.verified,
    cloth: cloths[index] ?? {},
    ...(business.distanceKm !== undefined && { distance: formatDistance(business.distanceKm) }),
  }));
}
