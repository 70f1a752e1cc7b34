import { sql } from "kysely";
import { listStateSpellings } from "#features/directory/exports/state-spellings.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameGuide, previewGuide } from "../guides/name-guide.ts";
import { countDays } from "../guides/queries/count-days.server.ts";

type City = { city: string; state: string };

/** The first guides to a city and their total; the state in any spelling. */
export async function listCityGuides(db: Db, { city, state }: City, limit: number) {
  const guides = db
    .selectFrom("travel_guides")
    // By slug, because a city unknown to the directory is named by its slug.
    .where(sql<boolean>`slug_of(city_name) = slug_of(${city})`)
    .where(sql<boolean>`lower(state) = any(${listStateSpellings(state)}::text[])`);
  const [rows, { total }] = await Promise.all([
    guides
      .select(["id", "city_name", "theme_angle", "description", "image_url", countDays().as("days")])
      .orderBy(sql`lower(city_name)`)
      .orderBy("id")
      .limit(limit)
      .execute(),
    guides.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((guide) => ({
      id: guide.id,
      title: nameGuide(guide),
      preview: previewGuide(guide.description),
      picture: guide.image_url,
      days: guide.days,
      path: `/travel-guides/${guide.id}`,
    })),
    total: Number(total),
  };
}
