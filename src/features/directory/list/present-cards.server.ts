import { shortenLocation } from "#platform/geo/us-states.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { BusinessCardData } from "../exports/business-card.tsx";
import type { BusinessSummary } from "../queries/business-columns.server.ts";
import { displayCategory, formatDistance } from "../rules.ts";

type Found = BusinessSummary & { distanceKm?: number };

/** Two lines of a card on desktop. */
const maxTextLength = 72;

/** The cards of a list. */
export function presentCards(found: readonly Found[]): BusinessCardData[] {
  return found.map((business) => ({
    id: business.id,
    name: business.name,
    text: business.description && summarizeText(business.description, maxTextLength),
    category: displayCategory(business.category),
    location: business.location && shortenLocation(business.location),
    media: business.media,
    rating: business.average_rating,
    reviews: business.review_count,
    isVerified: business.verified,
    ...(business.distanceKm !== undefined && { distance: formatDistance(business.distanceKm) }),
  }));
}
