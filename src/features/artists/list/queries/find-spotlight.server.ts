import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { firstPicture } from "./list-artists.server.ts";

export type Spotlight = { featured: SpotlightArtist | null; rising: SpotlightArtist | null };
export type SpotlightArtist = NonNullable<Awaited<ReturnType<typeof pickArtist>>>;

/** A random featured artist and a random rising talent. */
export async function findSpotlight(db: Db): Promise<Spotlight> {
  const [featured, rising] = await Promise.all([
    drawFeatured(db).then((ids) => pickArtist(db, ids, canBeFeatured)),
    drawRising(db).then((ids) => pickArtist(db, ids, canBeRising)),
  ]);
  return { featured, rising };
}

const canBeFeatured = sql<boolean>`status in ('approved', 'featured', 'rising')
  and (status = 'featured' or spotlight_eligible = 'yes')`;
const canBeRising = sql<boolean>`status = 'rising'`;

// Reading all candidates would be slow, so picks are made from a random sample of the last minute.
const sampleSize = 100;
const kept = { freshForMs: 60_000, staleForMs: 60_000, maxEntries: 1 };
const drawFeatured = remember((db: Db) => drawSample(db, canBeFeatured), kept);
const drawRising = remember((db: Db) => drawSample(db, canBeRising), kept);

async function drawSample(db: Db, canBe: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db
    .selectFrom("artist_directory")
    .select("artist_id")
    .where(canBe)
    .orderBy(sql`random()`)
    .limit(sampleSize)
    .execute();
  return rows.map(({ artist_id }) => artist_id);
}

/** A random artist of the sample who is still listed. */
async function pickArtist(db: Db, sample: readonly string[], canBe: RawBuilder<boolean>) {
  if (sample.length === 0) return null;
  const artist = await db
    .selectFrom("artist_directory")
    .select(["artist_id as artistId", "name", "tagline"])
    .select(firstPicture.as("picture"))
    .where("artist_id", "in", sample)
    .where(canBe)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return artist ?? null;
}
