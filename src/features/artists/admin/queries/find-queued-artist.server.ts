import type { Db } from "#platform/db/open-database.server.ts";

/** The evidence about an artist for an admin. */
export type ArtistDetail = NonNullable<Awaited<ReturnType<typeof findQueuedArtist>>>;

export async function findQueuedArtist(db: Db, id: string) {
  const artist = await db
    .selectFrom("artist_directory")
    .select(["artist_id as id", "tagline", "bio", "email", "phone", "portfolio_url as portfolio", "status"])
    .select(["category", "location", "community_votes as votes", "profile_views as views"])
    .where("artist_id", "=", id)
    .executeTakeFirst();
  return artist ?? null;
}
