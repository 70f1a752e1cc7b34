import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type VenueQuery, venueList } from "../input.ts";

/** The only order of the venues. */
export const venueOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("venue_name"), uuid("id")] },
});

/** One page of the venues by name, and their total. */
export async function listVenues(db: Db, { filter, after }: Pick<VenueQuery, "filter" | "after">) {
  const page = { sort: "name", after, limit: venueList.perPage } as const;
  const venues = selectVenues(db, filter);
  const [rows, { count }] = await Promise.all([
    venues
      .select(["id", "venue_name", "city", "state", "venue_type", "capacity", "established_year"])
      .select(["notable_features", "website", "black_owned", "black_supporting"])
      .$call(venueOrder.select(page))
      .execute(),
    venues.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { ...venueOrder.page(rows, page), total: Number(count) };
}

function selectVenues(db: Db, filter: VenueQuery["filter"]) {
  const venues = db.selectFrom("venues");
  if (filter === "owned") return venues.where("black_owned", "=", true);
  return filter === "supporting" ? venues.where("black_supporting", "=", true) : venues;
}
