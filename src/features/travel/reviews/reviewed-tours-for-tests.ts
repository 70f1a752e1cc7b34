import type { Db } from "#platform/db/open-database.server.ts";

/** A tour to review. */
export async function addTour(db: Db, tour_name = "Porch Lights by Lowrider"): Promise<string> {
  const { id } = await db
    .insertInto("cultural_tours")
    .values({ tour_name, location: "Atlanta, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns on travel reviews. Use a new database object or wait some seconds, because switches are cached. */
export async function openTravelReviews(owner: Db): Promise<void> {
  await owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("name", "=", "travel_reviews")
    .execute();
}

/** Public reviews by deleted accounts, one for each number, which is both rating and welcome. */
export async function addAnswers(db: Db, tourId: string, numbers: readonly number[]): Promise<void> {
  await db
    .insertInto("travel_reviews")
    .values(
      numbers.map((number, index) => ({
        ...{ tour_id: tourId, rating: number, welcome: number, comment: `Answer ${index}` },
        status: "Approved",
      })),
    )
    .execute();
}
