import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type EventPlace = { slug: string; city: string; state: string };

/** The cities with these slugs that have or had events. */
export async function findPlaces(db: Db, slugs: readonly string[]): Promise<EventPlace[]> {
  const { rows } = await sql<EventPlace>`
    select asked.slug, found.city, found.state
    from unnest(${slugs}::text[]) with ordinality as asked (slug, position)
    cross join lateral (
      select city, state from event_listings where place_slug = asked.slug order by id limit 1
    ) as found
    order by asked.position`.execute(db);
  return rows;
}

/** `Atlanta, GA`, or null for a city that never had an event. */
export async function findPlaceName(db: Db, slug: string): Promise<string | null> {
  const [place] = await findPlaces(db, [slug]);
  return place ? `${place.city}, ${place.state}` : null;
}

/** Keeps the cities with upcoming events, in order. */
export async function keepComingPlaces(
  db: Db,
  slugs: readonly string[],
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select asked.slug from unnest(${slugs}::text[]) with ordinality as asked (slug, position)
    where exists (
      select from event_dates where not is_canceled and place_slug = asked.slug and starts_at >= ${now}
    )
    order by asked.position limit ${limit}`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** The name of an organizer that has or had events. */
export async function findOrganizer(db: Db, slug: string): Promise<string | null> {
  const found = await db
    .selectFrom("event_listings")
    .select("organizer_name")
    .where("organizer_slug", "=", slug)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.organizer_name ?? null;
}
