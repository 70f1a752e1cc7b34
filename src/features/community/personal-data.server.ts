import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The join form of an account's verified email address. Without an account, an admin removes it. */
export const communityPersonalData: PersonalData = {
  name: "community",
  exportPersonalData: (db, personId) =>
    db
      .selectFrom("community_members")
      .select(["name", "email", "business", "links", "bio", "profile_image_url", "created_at"])
      .where(
        sql`lower(email)`,
        "in",
        db
          .selectFrom("users")
          .select(sql<string>`lower(email)`.as("email"))
          .where("id", "=", personId)
          .where("email_verified", "=", true),
      )
      .execute(),
  // The row is always deleted, because only admins have seen it. The database releases its picture. An unverified
  // address may be someone else's.
  erasePersonalData: async (tx, { id, email }) => {
    await tx
      .deleteFrom("community_members")
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .where(({ exists, selectFrom }) =>
        exists(selectFrom("users").select("id").where("id", "=", id).where("email_verified", "=", true)),
      )
      .execute();
  },
};
