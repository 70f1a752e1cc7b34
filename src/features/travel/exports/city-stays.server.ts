import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { lodgingCategories } from "../booking/lodging-categories.ts";

type City = { city: string; state: string };

/** The first places to stay in a city by name, and their total. */
export async function listCityStays(db: Db, { city, state }: City, limit: number) {
  const stays = db
    .selectFrom("booking_platform")
    .where("place_slug", "=", sql<string>`place_slug_of(${`${city}, ${state}`})`)
    .where("category", "in", lodgingCategories);
  const [items, { count }] = await Promise.all([
    stays
      .select(["id", "name", "description", "service_type as serviceType", "price_range as priceRange"])
      .select(["booking_link as bookingLink", "website"])
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .limit(limit)
      .execute(),
    stays.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { items, total: Number(count) };
}
