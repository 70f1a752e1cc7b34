import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";

/** What somebody with the account's verified address wrote to join; without an account, an admin removes it. */
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
  // The row goes, whatever happens to the person's posts: nobody but admins has ever seen it. The database lets go of
  // its picture. An address that was never verified may be somebody else's.
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
