import type { Db } from "#platform/db/open-database.server.ts";
import type { TravelKind } from "../rules.ts";

/** The account's travel reviews in any status, newest first, limited to one page. */
export async function listOwnWords(db: Db, { userId, limit }: { userId: string; limit: number }) {
  const rows = await db
    .selectFrom("travel_reviews")
    .innerJoin("travel_subjects", "travel_subjects.id", "travel_reviews.subject_id")
    .select(["travel_reviews.kind", "travel_reviews.subject_id as id", "travel_subjects.name", "status"])
    .where("user_id", "=", userId)
    .orderBy("travel_reviews.created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ kind, name, ...own }) => ({ ...own, kind: kind as TravelKind, name: name ?? "" }));
}
