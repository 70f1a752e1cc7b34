import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { withTravelScores } from "../../reviews/queries/read-travel-scores.server.ts";

type Input = { id: string; cityName: string; limit: number };

/** The guides that follow one by city, cyclic. */
export async function listNextGuides(db: Db, { id, cityName, limit }: Input) {
  const guides = db
    .selectFrom("travel_guides")
    .select(["id", "city_name", "state", "country", "theme_angle", "description", "image_url"])
    .where("id", "!=", id)
    .orderBy(sql`lower(city_name)`)
    .orderBy("id")
    .limit(limit);
  const [after, first] = await Promise.all([
    guides.where(sql<boolean>`(lower(city_name), id) > (lower(${cityName}), ${id}::uuid)`).execute(),
    guides.execute(),
  ]);
  const known = new Set(after.map((guide) => guide.id));
  const items = [...after, ...first.filter((guide) => !known.has(guide.id))].slice(0, limit);
  return (await withTravelScores(db, "guide", { items })).items;
}
