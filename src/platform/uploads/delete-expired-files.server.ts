import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { FileStore } from "./file-store.ts";

export const deleteExpiredFilesJob = defineJob("uploads.delete-expired", {
  parallel: 1,
  cron: "*/15 * * * *",
});

const batchSize = 100;
const stagingHours = 1;

/** Deletes uploads that nobody kept and released files: the object first, so that no object loses its row. */
export async function deleteExpiredFiles({ db, files }: { db: Db; files: FileStore }): Promise<void> {
  await deleteInBatches(batchSize, async (size) => {
    const rows = await db
      .selectFrom("stored_files")
      .select(["id", "bucket", "key", "variants"])
      .where("delete_after", "<=", sql<Date>`now()`)
      .orderBy("delete_after")
      .limit(size)
      .execute();
    // The bucket's purpose may have been removed, and with it where its files are stored.
    for (const { bucket, key, variants } of rows)
      for (const name of [key, ...variants.map((variant) => `${key}.${variant}`)])
        for (const isPrivate of [true, false]) await files.remove({ bucket, key: name, isPrivate });
    if (rows.length === 0) return { numDeletedRows: 0n };
    return db
      .deleteFrom("stored_files")
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
  });
  await clearStaging(files.stagingFolder);
}

/** Deletes unfinished files of killed processes. */
async function clearStaging(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - stagingHours * 3_600_000) await rm(path, { force: true });
  }
}
