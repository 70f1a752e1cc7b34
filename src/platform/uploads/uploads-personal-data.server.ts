import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { UploadPurpose } from "./define-purpose.ts";

/** The files that an account has uploaded. Public pictures belong to what they illustrate, and are deleted with it. */
export function uploadsPersonalData(purposes: readonly UploadPurpose[]): PersonalData {
  const privateBuckets = purposes.filter(({ isPrivate }) => isPrivate).map(({ bucket }) => bucket);
  return {
    name: "files",
    exportPersonalData: (db, personId) =>
      db
        .selectFrom("stored_files")
        .select(["id", "name", "content_type", "byte_size", "created_at", "delete_after"])
        .select((row) =>
          row.fn<string>("concat", [sql.lit("/files/"), "bucket", sql.lit("/"), "key"]).as("address"),
        )
        .where("uploaded_by", "=", personId)
        .orderBy("created_at")
        .execute(),
    erasePersonalData: async (tx, { id }) => {
      // The original file name can contain the uploader's name.
      await tx.updateTable("stored_files").set({ name: "file" }).where("uploaded_by", "=", id).execute();
      await tx
        .updateTable("stored_files")
        .set({ delete_after: sql<Date>`now()` })
        .where("uploaded_by", "=", id)
        .where((row) =>
          row.or([
            row("kept_at", "is", null),
            ...(privateBuckets.length > 0 ? [row("bucket", "in", privateBuckets)] : []),
          ]),
        )
        .execute();
    },
  };
}
