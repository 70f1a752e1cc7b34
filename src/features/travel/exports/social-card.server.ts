import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { presentGuide } from "../guides/present-guide.ts";
import { findGuide } from "../guides/queries/find-guide.server.ts";

/** The link preview image of a travel guide, or null if there is no such guide. */
export async function findGuideCard(db: Db, id: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const row = isUuid(id) ? await findGuide(db, id.toLowerCase()) : null;
  if (!row) return null;
  const { title, place, days } = presentGuide(row);
  const count = days.filter(({ isWritten }) => isWritten).length;
  return {
    title,
    fallbackTitle: "A travel guide",
    above: place,
    below: count === 1 ? "One day" : `${count} days`,
    cloth: { id: row.id, palette: "green" },
  };
}
