import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type Spotlight = { featured: SpotlightArtist | null; rising: SpotlightArtist | null };
export type SpotlightArtist = NonNullable<Awaited<ReturnType<typeof findPublicArtist>>>;

/** The featured artist and the rising talent of a day, `2026-11-17`: the same for everybody. */
export async function findSpotlight(db: Db, day: string): Promise<Spotlight> {
  const [featured, rising] = await Promise.all([
    pickFeatured(db, day).then((id) => findPublicArtist(db, id, mayBeFeatured)),
    pickRising(db, day).then((id) => findPublicArtist(db, id, mayBeRising)),
  ]);
  return { featured, rising };
}

const mayBeFeatured = sql<boolean>`status in ('approved', 'featured', 'rising')
  and (status = 'featured' or spotlight_eligible = 'yes')`;
const mayBeRising = sql<boolean>`status = 'rising'`;

// A pick reads every candidate, so it is kept for a minute; whether the artist may still be shown is asked each time.
const kept = { freshForMs: 60_000, staleForMs: 60_000, maxEntries: 4 };
const pickFeatured = remember((db: Db, day: string) => pickArtist(db, day, mayBeFeatured), kept);
const pickRising = remember((db: Db, day: string) => pickArtist(db, day, mayBeRising), kept);

/**
 * The candidate whose hash with the day is the smallest. Each is as likely as any other, and whoever joins or leaves
 * during the day moves nobody else.
 */
export async function pickArtist(db: Db, day: string, mayBe: RawBuilder<boolean>): Promise<string | null> {
  const picked = await db
    .selectFrom("artist_directory")
    .select("artist_id")
    .where(mayBe)
    .orderBy(sql`md5(artist_id::text || ${day})`)
    .limit(1)
    .executeTakeFirst();
  return picked?.artist_id ?? null;
}

async function findPublicArtist(db: Db, id: string | null, mayBe: RawBuilder<boolean>) {
  if (id === null) return null;
  const artist = await db
    .selectFrom("artist_directory")
    .select(["artist_id as artistId", "name", "tagline"])
    .where("artist_id", "=", id)
    .where(mayBe)
    .executeTakeFirst();
  return artist ?? null;
}
