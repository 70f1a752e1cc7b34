import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import { workPictures } from "./work-pictures.ts";
import { pictureKeyOf, readWorks } from "./works.ts";

/** The artist profiles that a person owns, and the account's changes. */
export const ownArtistsPersonalData: PersonalData = {
  name: "artists",
  exportPersonalData: async (db, personId) => ({
    profiles: await db
      .selectFrom("artist_directory")
      .select(["artist_id", "name", "category", "location", "tagline", "bio", "email", "phone"])
      .select(["portfolio_url", "portfolio_titles", "services_offered", "support_link"])
      .select(["instagram", "twitter", "youtube", "linkedin", "status", "created_at"])
      .where("owner_id", "=", personId)
      .orderBy("name")
      .execute(),
    changes: await db
      .selectFrom("artist_changes")
      .select(["artist_id", "kind", "at", "before", "after"])
      .where("changed_by", "=", personId)
      .orderBy("at")
      .execute(),
  }),
  // A profile is about the person, so it is deleted with the posts. Otherwise it stays listed, unverified and without
  // contact details, and deleting the account clears `owner_id` and `changed_by`.
  erasePersonalData: async (tx, { id }, { removesPosts }) => {
    if (!removesPosts) {
      await tx
        .updateTable("artist_directory")
        .set({ email: null, phone: null, verified: "no" })
        .where("owner_id", "=", id)
        .execute();
      return;
    }
    const gone = await tx
      .deleteFrom("artist_directory")
      .where("owner_id", "=", id)
      .returning(["portfolio_url", "portfolio_titles"])
      .execute();
    const keys = gone.flatMap(readWorks).flatMap(({ link }) => pictureKeyOf(link) ?? []);
    if (keys.length > 0)
      await tx
        .updateTable("stored_files")
        .set({ delete_after: sql<Date>`now()` })
        .where("bucket", "=", workPictures.bucket)
        .where("key", "in", keys)
        .execute();
  },
};
