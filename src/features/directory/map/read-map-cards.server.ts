import type { Db } from "#platform/db/open-database.server.ts";
import type { BusinessCardData } from "../exports/business-card.tsx";
import { presentCards } from "../list/present-cards.server.ts";
import type { SearchFilters } from "../search/queries/list-businesses.server.ts";
import { loadSummaries } from "../search/queries/list-businesses.server.ts";
import { type MapMembers, mapCardsPerPage } from "./map-input.ts";
import { findPins } from "./queries/list-map-businesses.server.ts";
import { boxAround } from "./search-map.ts";

/** The data of a card and of a line in the list next to the map. */
export type MapCard = Pick<
  BusinessCardData,
  "id" | "name" | "category" | "location" | "media" | "rating" | "reviews" | "isVerified"
>;

/** The businesses of a disc from `offset` on: those of its cells, or with these ids. */
export async function readMapCards(
  db: Db,
  filters: SearchFilters,
  { members, offset }: { members: MapMembers; offset: number },
): Promise<MapCard[]> {
  const found =
    "ids" in members
      ? members.ids.map((id) => ({ id }))
      : await findPins(
          db,
          filters,
          {
            box: boxAround(members.cells, members.zoom),
            cells: { zoom: members.zoom, list: members.cells },
          },
          { limit: mapCardsPerPage, offset },
        );
  // Without the description, which neither shows.
  return presentCards(await loadSummaries(db, found)).map(
    ({ text: _text, distance: _distance, ...card }) => card,
  );
}
