import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The businesses of an owner, and the account's changes. Visits are counted anonymously. */
export const directoryPersonalData: PersonalData = {
  name: "directory",
  exportPersonalData: async (db, personId) => ({
    businesses: await db
      .selectFrom("businesses")
      .select(["id", "name", "last_confirmed_at"])
      .where("owner_id", "=", personId)
      .orderBy("name")
      .execute(),
    changes: await db
      .selectFrom("business_changes")
      .select(["business_id", "changed_as", "kind", "at", "before", "after"])
      .where("changed_by", "=", personId)
      .orderBy("at")
      .execute(),
  }),
  // Deleting the account clears `owner_id` and `changed_by`, because the listing and its history belong to the
  // directory. Without an owner, it is no longer verified.
  erasePersonalData: async (tx, { id }) => {
    await tx.updateTable("businesses").set({ verified: false }).where("owner_id", "=", id).execute();
  },
};
