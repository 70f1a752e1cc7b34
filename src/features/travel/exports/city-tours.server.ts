import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type City = { city: string; state: string };

/** The first tours of a city by name, and their total. */
export async function listCityTours(db: Db, { city, state }: City, limit: number) {
  const tours = db
    .selectFrom("cultural_tours")
    .where("place_slug", "=", sql<string>`place_slug_of(${`${city}, ${state}`})`);
  const [items, { count }] = await Promise.all([
    tours
      .select(["id", "tour_name as name", "tour_type as type", "description", "duration"])
      .select(["price_range as priceRange", "website"])
      .orderBy(sql`lower(tour_name)`)
      .orderBy("id")
      .limit(limit)
      .execute(),
    tours.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { items, total: Number(count) };
}
