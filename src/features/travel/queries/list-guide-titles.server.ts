import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameGuide } from "../guides/name-guide.ts";
import { countDays } from "../guides/queries/count-days.server.ts";

/** Title, city, picture and length of the first guides by city. */
export async function listGuideTitles(db: Db, { limit }: { limit: number }) {
  const guides = await db
    .selectFrom("travel_guides")
    .select(["id", "city_name", "theme_angle", "image_url", countDays().as("days")])
    .orderBy(sql`lower(city_name)`)
    .orderBy("id")
    .limit(limit)
    .execute();
  return guides.map(({ id, days, ...guide }) => ({
    ...{ id, title: nameGuide(guide), cityName: guide.city_name, picture: guide.image_url, days },
  }));
}
