import type { Tx } from "#platform/db/open-database.server.ts";

/** Locks an answer and reads who may change it. */
export function lockOwnerReply(tx: Tx, id: string) {
  return tx
    .selectFrom("review_comments")
    .innerJoin("reviews", "reviews.id", "review_comments.review_id")
    .innerJoin("businesses", "businesses.id", "reviews.business_id")
    .select(["review_comments.user_id", "review_comments.by_owner", "review_comments.status"])
    .select("businesses.owner_id as ownerId")
    .where("review_comments.id", "=", id)
    .forUpdate("review_comments")
    .executeTakeFirst();
}
