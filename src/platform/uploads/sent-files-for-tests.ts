import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";

/** The row of a picture that was just uploaded and not kept yet, without a file. */
export function addSentPicture(db: Db, bucket: string, uploadedBy: string | null = null) {
  return db
    .insertInto("stored_files")
    .values({
      bucket,
      key: `public/${randomUUID()}.jpg`,
      name: "picture.jpg",
      content_type: "image/jpeg",
      byte_size: 2048,
      uploaded_by: uploadedBy,
      delete_after: new Date(Date.now() + 3_600_000),
    })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
}

/** When a file will be deleted, or null while it is kept. */
export async function endOfFile(db: Db, id: string) {
  const { delete_after } = await db
    .selectFrom("stored_files")
    .select("delete_after")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return delete_after;
}
