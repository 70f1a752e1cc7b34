import { join } from "node:path";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import type { FileStore } from "#platform/uploads/file-store.ts";
import { openS3Store } from "#platform/uploads/s3-store.server.ts";
import type { OperatorSettings } from "../operator-settings.ts";

/** Where backups of files are kept: a folder, or the bucket beside pgBackRest's. */
export function openBackupStore(settings: OperatorSettings): FileStore {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_FOLDER } = settings;
  if (!bucket) return openDiskStore({ folder: join(BACKUP_FOLDER, "files") });
  return openS3Store({
    FILES_S3_ENDPOINT: settings.BACKUP_S3_ENDPOINT,
    FILES_S3_REGION: settings.BACKUP_S3_REGION,
    FILES_S3_ACCESS_KEY: settings.BACKUP_S3_ACCESS_KEY,
    FILES_S3_SECRET_KEY: settings.BACKUP_S3_SECRET_KEY,
    FILES_S3_PRIVATE_BUCKET: bucket,
    FILES_S3_PUBLIC_BUCKET: bucket,
  });
}
