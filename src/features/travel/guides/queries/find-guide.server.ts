import { sql } from "kysely";
import { listStateSpellings } from "#features/directory/exports/state-spellings.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DaySlot, GuideDay } from "../day-slots.ts";

/** A stop of a guide, with its listing, or null if there is none or the name is ambiguous. */
export type GuideStop = {
  day: GuideDay;
  slot: DaySlot;
  name: string;
  type: string | null;
  address: string | null;
  website: string | null;
  businessId: string | null;
  latitude: number | null;
  longitude: number | null;
  rating: number | null;
  reviewCount: number | null;
  /** The picture of the listing. */
  picture: string | null;
};
export type GuideRow = NonNullable<Awaited<ReturnType<typeof findGuide>>>;

/** A guide with its stops in order, or null. */
export async function findGuide(db: Db, id: string) {
  const guide = await db
    .selectFrom("travel_guides")
    .select(["id", "city_name as cityName", "state", "country", "theme_angle as theme", "description"])
    .select(["image_url as imageUrl", "best_time_to_visit as bestTime", "budget_tips as budgetTips"])
    .select(["pro_tips as proTips", "day2_breakfast_name as second", "day3_breakfast_name as third"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!guide) return null;
  const { second, third, ...shown } = guide;
  // A day exists if it has a breakfast; the first one always does.
  const hasDay = { 1: true, 2: Boolean(second?.trim()), 3: Boolean(third?.trim()) };
  const stops = await listStops(db, guide);
  return { ...shown, hasDay, stops: stops.filter(({ day }) => hasDay[day]) };
}

async function listStops(db: Db, guide: { id: string; cityName: string; state: string | null }) {
  const states = listStateSpellings(guide.state ?? "");
  const { rows } = await sql<GuideStop>`
    select
      stop.day, stop.slot, stop.name, stop.type, stop.address, stop.website, listing.id as "businessId",
      listing.latitude, listing.longitude, stats.average_rating as rating, stats.review_count as "reviewCount",
      listing.picture
    from guide_stops stop
    left join lateral (
      select min(id::text)::uuid as id, min(latitude) as latitude, min(longitude) as longitude,
        min(image_url) as picture
      from (
        select
          id, image_url, coalesce(latitude, location_latitude) as latitude, coalesce(longitude, location_longitude) as longitude
        from businesses
        where fold_search_text(businesses.name) = fold_search_text(stop.name)
          and lower(location_city) = lower(${guide.cityName}) and lower(location_state) = any(${states}::text[])
        -- Two are enough to know that the name does not say which.
        limit 2
      ) as candidates
      having count(*) = 1
    ) as listing on true
    left join business_stats stats on stats.business_id = listing.id
    where stop.guide_id = ${guide.id}
    order by stop.day, stop.position`.execute(db);
  return rows;
}
