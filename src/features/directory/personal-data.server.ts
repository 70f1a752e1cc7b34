import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The businesses of an owner, and the changes an account made. Visits are counted without anything that leads to a person. */
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
  // Deleting the account empties `owner_id` and `changed_by`: the listing and its history belong to the directory. Nobody
  // answers for it any more, so it is no longer verified.
  erasePersonalData: async (tx, { id }) => {
    await tx.updateTable("businesses").set({ verified: false }).where("owner_id", "=", id).execute();
  },
};
