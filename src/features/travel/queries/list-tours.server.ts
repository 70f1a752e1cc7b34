import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type TourQuery, tourList } from "../input.ts";
import { withTravelScores } from "../reviews/queries/read-travel-scores.server.ts";

/** The only order of the tours. */
export const tourOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("tour_name"), uuid("id")] },
});
export type Tour = Awaited<ReturnType<typeof listTours>>["items"][number];

/** One page of the cultural tours by name with their scores, and their total. */
export async function listTours(db: Db, { after }: Pick<TourQuery, "after">) {
  const page = { sort: "name", after, limit: tourList.perPage } as const;
  const tours = db.selectFrom("cultural_tours");
  const [rows, { count }] = await Promise.all([
    tours
      .select(["id", "tour_name", "tour_type", "description", "location", "duration", "schedule"])
      .select(["price_range", "booking_requirements", "contact_info", "website", "black_owned_business"])
      .$call(tourOrder.select(page))
      .execute(),
    tours.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return withTravelScores(db, "tour", { ...tourOrder.page(rows, page), total: Number(count) });
}
