import type { Db } from "#platform/db/open-database.server.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { readCity } from "../read-city.server.ts";

/** The link preview image of a city, or null if it has no content. */
export async function findCityCard(db: Db, slug: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const city = await readCity(db, slug.toLowerCase());
  return (
    city && {
      title: city.city,
      fallbackTitle: "A city",
      above: city.stateName,
      cloth: { id: `city-${city.slug}`, palette: "green" },
    }
  );
}
