import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import { listDecisionsAbout } from "#platform/decisions/list-decisions-about.server.ts";

/** The reviews and replies of an account. */
export const reviewsPersonalData: PersonalData = {
  name: "reviews",
  exportPersonalData: async (db, personId) => ({
    reviews: await db
      .selectFrom("reviews")
      .innerJoin("businesses", "businesses.id", "reviews.business_id")
      .select(["reviews.id", "reviews.business_id", "businesses.name as business", "reviews.reviewer_name"])
      .select(["reviews.is_anonymous", "reviews.rating", "reviews.comment", "reviews.review_text"])
      .select(["reviews.status", "reviews.created_at", "reviews.edited_at"])
      .where("reviews.user_id", "=", personId)
      .orderBy("reviews.created_at")
      .execute(),
    replies: await db
      .selectFrom("review_comments")
      .select(["id", "review_id", "commenter_name", "comment_text", "status", "created_at"])
      .select(["by_owner", "edited_at"])
      .where("user_id", "=", personId)
      .orderBy("created_at")
      .execute(),
    decisions: await listDecisionsAbout(
      db,
      sql`select 'review', id from reviews where user_id = ${personId}
        union all select 'reply', id from review_comments where user_id = ${personId}`,
    ),
  }),
  erasePersonalData: async (tx, { id }, { removesPosts }) => {
    if (removesPosts) {
      await tx.deleteFrom("review_comments").where("user_id", "=", id).execute();
      await tx.deleteFrom("reviews").where("user_id", "=", id).execute();
      return;
    }
    await tx
      .updateTable("review_comments")
      .set({ user_id: null, commenter_name: null })
      .where("user_id", "=", id)
      .execute();
    await tx
      .updateTable("reviews")
      .set({ user_id: null, reviewer_name: null, is_anonymous: true })
      .where("user_id", "=", id)
      .execute();
  },
};
