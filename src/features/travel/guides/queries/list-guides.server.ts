import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { withTravelScores } from "../../reviews/queries/read-travel-scores.server.ts";
import { type GuideQuery, guideList } from "../input.ts";

/** The only order of the guides. */
export const guideOrder = defineKeyset({
  city: { direction: "asc", keys: [lowerText("city_name"), uuid("id")] },
});
export type Guide = Awaited<ReturnType<typeof listGuides>>["items"][number];

/** One page of the travel guides by city with their scores, and their total. */
export async function listGuides(db: Db, { after }: Pick<GuideQuery, "after">) {
  const page = { sort: "city", after, limit: guideList.perPage } as const;
  const guides = db.selectFrom("travel_guides");
  const [rows, { count }] = await Promise.all([
    guides
      .select(["id", "city_name", "state", "country", "theme_angle", "description", "image_url"])
      .$call(guideOrder.select(page))
      .execute(),
    guides.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return withTravelScores(db, "guide", { ...guideOrder.page(rows, page), total: Number(count) });
}
