import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";

/** Requests belong to no account. Those with the account's email address are treated as the person's. */
export const travelPersonalData: PersonalData = {
  name: "travel",
  exportPersonalData: (db, personId) =>
    db
      .selectFrom("feature_requests")
      .innerJoin("users", (join) => join.on(sql`lower(feature_requests.email)`, "=", sql.ref("users.email")))
      .select(["feature_requests.name", "feature_requests.email", "feature_type", "details"])
      .select(["feature_requests.created_at", "done_at", "done_note", "answer", "answered_at"])
      .where("users.id", "=", personId)
      .orderBy("feature_requests.created_at")
      .execute(),
  erasePersonalData: async (tx, { email }) => {
    await tx.deleteFrom("feature_requests").where(sql`lower(email)`, "=", email).execute();
  },
};
