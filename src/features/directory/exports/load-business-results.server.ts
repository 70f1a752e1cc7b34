import type { Db } from "#platform/db/open-database.server.ts";
import { presentCards } from "../list/present-cards.server.ts";
import type { BusinessSummary } from "../queries/business-columns.server.ts";
import { displayCategory } from "../rules.ts";
import { loadSummaries } from "../search/queries/list-businesses.server.ts";

/** A business in search results. */
export type BusinessResult = {
  id: string;
  name: string;
  category: string;
  location: string | null;
  description: string;
  pictureUrl: string | null;
  rating: { average: number; reviews: number } | null;
};

/** Loads the businesses of search hits and their cards, in order. Businesses deleted in the meantime are left out. */
export async function loadBusinessResults(
  db: Db,
  hits: readonly { id: string; distanceKm?: number | null }[],
): Promise<{ items: BusinessResult[]; cards: ReturnType<typeof presentCards> }> {
  const distances = new Map(hits.map(({ id, distanceKm }) => [id, distanceKm ?? undefined]));
  const found = (await loadSummaries(db, [...hits])).map((item) => {
    const distanceKm = distances.get(item.id);
    return { ...item, ...(distanceKm !== undefined && { distanceKm }) };
  });
  return { items: found.map(present), cards: presentCards(found) };
}

function present(item: BusinessSummary): BusinessResult {
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
