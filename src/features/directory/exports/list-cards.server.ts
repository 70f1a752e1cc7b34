import type { Db } from "#platform/db/open-database.server.ts";
import { presentCards } from "../list/present-cards.server.ts";
import { readSummaries } from "../search/queries/list-businesses.server.ts";
import type { BusinessCardData } from "./business-card.tsx";

/** The cards of these businesses, in the same order. One that was just deleted is left out. */
export async function listCards(db: Db, ids: readonly string[]): Promise<BusinessCardData[]> {
  return presentCards(
    await readSummaries(
      db,
      ids.map((id) => ({ id })),
    ),
  );
}
