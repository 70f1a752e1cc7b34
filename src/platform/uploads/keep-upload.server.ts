import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { UploadPurpose } from "./define-purpose.ts";

type Upload = {
  purpose: Pick<UploadPurpose, "bucket">;
  id: string;
  /** The uploader's account; null for visitors. */
  uploadedBy: string | null;
};

/**
 * Keeps an upload for the row written in the same transaction, once. Null if it does not exist, belongs to someone
 * else, is expired, or was already kept.
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

/** Releases a kept upload on that day: from then on it cannot be opened, and the clean-up job deletes it. */
export async function releaseUpload(tx: Tx, id: string, { on }: { on: Date }): Promise<void> {
  await tx.updateTable("stored_files").set({ delete_after: on }).where("id", "=", id).execute();
}
