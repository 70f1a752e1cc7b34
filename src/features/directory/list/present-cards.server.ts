import { palettes } from "#ui/weave/palettes.ts";
import { planCloth } from "#ui/weave/weave.ts";
import type { BusinessCardData } from "../exports/business-card.tsx";
import type { BusinessSummary } from "../queries/business-columns.server.ts";
import { displayCategory, formatDistance } from "../rules.ts";

type Found = BusinessSummary & { distanceKm?: number };

const maxTextLength = 110;
/** Beside and above, in rows of two and of three. */
const neighbours = [1, 2, 3];

/** What a list shows of each business. Like cloth side by side is dyed differently; its own page keeps its own. */
export function presentCards(found: readonly Found[]): BusinessCardData[] {
  const plans = found.map(({ id }) => planCloth(id, "gold"));
  return found.map((business, place) => {
    const plan = plans[place];
    const like = neighbours.flatMap((distance) => {
      const other = plans[place - distance];
      return other && other.family === plan?.family ? [other.way] : [];
    });
    const own = plan?.way ?? 0;
    let way = own;
    while (like.includes(way) && way < own + palettes.gold.length) way += 1;
    if (plan) plan.way = way % palettes.gold.length;
    return {
      id: business.id,
      name: business.name,
      text: business.description && cut(business.description),
      category: displayCategory(business.category),
      location: business.location,
      media: business.media,
      rating: business.average_rating,
      reviews: business.review_count,
      isVerified: business.verified,
      ...(business.distanceKm !== undefined && { distance: formatDistance(business.distanceKm) }),
      ...(plan && plan.way !== own && { way: plan.way }),
    };
  });
}

/** At the end of a word, with three dots where something is left out. */
function cut(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= maxTextLength) return plain;
  const end = plain.lastIndexOf(" ", maxTextLength - 1);
  return `${plain.slice(0, end > 60 ? end : maxTextLength - 1).replace(/[\s,;:.–-]+$/, "")}…`;
}
