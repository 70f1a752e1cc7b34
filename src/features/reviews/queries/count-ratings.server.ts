import type { Db } from "#platform/db/open-database.server.ts";

export type CountedRatings = Record<1 | 2 | 3 | 4 | 5, number>;

/** How many shown reviews of a business gave one, two, three, four and five stars. */
export async function countRatings(db: Db, businessId: string): Promise<CountedRatings> {
  const rows = await db
    .selectFrom("reviews")
    .select(["rating", ({ fn }) => fn.countAll<number>().as("count")])
    .where("business_id", "=", businessId)
    .where("status", "=", "Approved")
    .groupBy("rating")
    .execute();
  const counted = Object.fromEntries(rows.map(({ rating, count }) => [rating, count]));
  return { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...counted };
}
