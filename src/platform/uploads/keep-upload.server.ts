import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { UploadPurpose } from "./define-purpose.ts";

type Upload = {
  purpose: Pick<UploadPurpose, "bucket">;
  id: string;
  /** The account that sent the file; null for visitors. */
  uploadedBy: string | null;
};

/**
 * Keeps an upload for the row that is written in the same transaction, once. Null if there is no such upload, if it
 * is somebody else's, expired, or already kept.
 */
export async function keepUpload(
  tx: Tx,
  { purpose, id, uploadedBy }: Upload,
): Promise<{ id: string; url: string } | null> {
  if (!isUuid(id)) return null;
  const kept = await tx
    .updateTable("stored_files")
    .set({ kept_at: sql<Date>`now()`, delete_after: null })
    .where("id", "=", id)
    .where("bucket", "=", purpose.bucket)
    .where("uploaded_by", "is not distinct from", uploadedBy)
    .where("kept_at", "is", null)
    .where("delete_after", ">", sql<Date>`now()`)
    .returning(["id", "bucket", "key"])
    .executeTakeFirst();
  return kept ? { id: kept.id, url: `/files/${kept.bucket}/${kept.key}` } : null;
}

/** Lets a kept upload go on that day: from then on nobody gets it, and the clean-up job deletes it. */
export async function releaseUpload(tx: Tx, id: string, { on }: { on: Date }): Promise<void> {
  await tx.updateTable("stored_files").set({ delete_after: on }).where("id", "=", id).execute();
}
