import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** City, theme and length of the first guides by city; a day exists when its breakfast has a name. */
export function listGuideTitles(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("travel_guides")
    .select([
      "id",
      "city_name as cityName",
      "theme_angle as themeAngle",
      sql<number>`num_nonnulls(day1_breakfast_name, day2_breakfast_name, day3_breakfast_name)`.as("days"),
    ])
    .orderBy(sql`lower(city_name)`)
    .orderBy("id")
    .limit(limit)
    .execute();
}
