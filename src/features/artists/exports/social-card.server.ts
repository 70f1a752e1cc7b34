import type { Db } from "#platform/db/open-database.server.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { readProfile } from "../profile/read-profile.server.ts";

/** The link preview image of an artist, or null if there is no such profile. */
export async function findArtistCard(db: Db, id: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const profile = await readProfile(db, id);
  if (!profile) return null;
  return {
    title: profile.name,
    fallbackTitle: "An artist",
    above: profile.category ?? undefined,
    below: profile.location ?? undefined,
    cloth: { id: profile.id, palette: "indigo" },
  };
}
