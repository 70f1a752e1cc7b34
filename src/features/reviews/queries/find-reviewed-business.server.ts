import type { Db } from "#platform/db/open-database.server.ts";

export type ReviewedBusiness = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  rating: number;
  reviewCount: number;
};

/** What the reviews of a business say about it in figures, or nothing. */
export async function findReviewedBusiness(db: Db, id: string): Promise<ReviewedBusiness | null> {
  const row = await db
    .selectFrom("directory")
    .select(["id", "name", "category", "location", "average_rating", "review_count"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { average_rating: rating, review_count: reviewCount, name, category, location } = row;
  return { id: row.id, name, category, location, rating, reviewCount };
}
