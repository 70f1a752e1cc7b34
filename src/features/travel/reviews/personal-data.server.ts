import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The travel reviews of an account, and what admins decided about them. */
export const travelReviewsPersonalData: PersonalData = {
  name: "travel_reviews",
  exportPersonalData: async (db, personId) => ({
    reviews: await db
      .selectFrom("travel_reviews")
      .innerJoin("travel_subjects", "travel_subjects.id", "travel_reviews.subject_id")
      .select(["travel_reviews.id", "travel_reviews.kind", "travel_subjects.name as about", "is_anonymous"])
      .select(["rating", "welcome", "comment", "status", "travel_reviews.created_at", "edited_at"])
      .where("user_id", "=", personId)
      .orderBy("travel_reviews.created_at")
      .execute(),
    decisions: await db
      .selectFrom("decisions")
      .select(["subject_id", "outcome", "reason", "note", "decided_at", "undone_at"])
      .where("kind", "=", "travel_review")
      .where("subject_id", "in", (decision) =>
        decision.selectFrom("travel_reviews").select("id").where("user_id", "=", personId),
      )
      .orderBy("decided_at")
      .execute(),
  }),
  erasePersonalData: async (tx, { id }, { removesPosts }) => {
    if (removesPosts) await tx.deleteFrom("travel_reviews").where("user_id", "=", id).execute();
    else
      await tx
        .updateTable("travel_reviews")
        .set({ user_id: null, is_anonymous: true })
        .where("user_id", "=", id)
        .execute();
  },
};
