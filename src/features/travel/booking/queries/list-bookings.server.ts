import { sql } from "kysely";
import { containsFolded } from "#platform/db/contains-folded.server.ts";
import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import { listChoices } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { withTravelScores } from "../../reviews/queries/read-travel-scores.server.ts";
import { type BookingQuery, bookingList } from "../input.ts";

/** The only order of the booking options. */
export const bookingOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("name"), uuid("id")] },
});
export type Booking = Awaited<ReturnType<typeof listBookings>>["items"][number];

/** One page of the booking options by name with their scores, the total, and the filter values. */
export async function listBookings(db: Db, { search, category, after }: Omit<BookingQuery, "trail">) {
  const page = { sort: "name", after, limit: bookingList.perPage } as const;
  const matching = db
    .selectFrom("booking_platform")
    .$if(category !== "", (query) => query.where("category", "=", category))
    .$if(search !== "", (query) => query.where(contains(search)));
  const [rows, { count }, categories] = await Promise.all([
    matching
      .select(["id", "name", "category", "description", "location", "service_type", "price_range"])
      .select(["booking_link", "website", "ownership_tag"])
      .$call(bookingOrder.select(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
    listBookingCategories(db),
  ]);
  const found = { ...bookingOrder.page(rows, page), total: Number(count), categories };
  return withTravelScores(db, "booking", found);
}

/** The categories of the booking options, sorted. */
export const listBookingCategories = (db: Db) => listChoices(db, "booking_platform", "category");

/** In the name or in the description. */
function contains(search: string) {
  const [name, description] = [sql`fold_search_text(name)`, sql`fold_search_text(description)`];
  return sql<boolean>`(${containsFolded(name, search)} or ${containsFolded(description, search)})`;
}
