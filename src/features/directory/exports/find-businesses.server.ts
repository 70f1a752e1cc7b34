import type { Db } from "#platform/db/open-database.server.ts";
import { presentCards } from "../list/present-cards.server.ts";
import type { BusinessSummary } from "../queries/business-columns.server.ts";
import { displayCategory } from "../rules.ts";
import { suggestSummaries } from "../search/queries/suggest-businesses.server.ts";
import * as text from "../search/text/find-businesses.server.ts";
import type { TextRequest } from "../search/text/prepare-text.server.ts";

export type { TextPlace } from "../search/text/prepare-text.server.ts";

/** A business as lists of results show it. */
export type TextBusiness = {
  id: string;
  name: string;
  category: string;
  location: string | null;
  description: string;
  pictureUrl: string | null;
  rating: { average: number; reviews: number } | null;
};

/** Businesses for words, a category and a place, best first, with their cards, and how many there are. */
export async function findBusinesses(db: Db, request: TextRequest, limit: number) {
  const { items, ...rest } = await text.findBusinesses(db, request, limit);
  return {
    ...rest,
    items: items.map(present),
    cards: presentCards(items),
  };
}

/** Up to eight businesses for the text typed so far: names that start with it first, then names that contain it. */
export async function suggestBusinesses(db: Db, typed: string): Promise<TextBusiness[]> {
  return (await suggestSummaries(db, typed)).map(present);
}

function present(item: BusinessSummary): TextBusiness {
  return {
    id: item.id,
    name: item.name,
    category: displayCategory(item.category),
    location: item.location,
    description: item.description ?? "",
    pictureUrl: item.media,
    rating: item.review_count > 0 ? { average: item.average_rating, reviews: item.review_count } : null,
  };
}
