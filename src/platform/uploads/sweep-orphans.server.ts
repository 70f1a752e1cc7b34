import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { UploadPurpose } from "./define-purpose.ts";
import type { FileArea, FileStore } from "./file-store.ts";
import { findOrphans, type Orphans } from "./find-orphans.server.ts";

type Needs = { db: Db; files: FileStore; log: Pick<Logger, "info" | "error"> };

export const sweepOrphansJob = defineJob("uploads.sweep-orphans", {
  parallel: 1,
  cron: "30 4 * * *",
  expireIn: 3_600,
});

/** More orphans than occasional crashes leave means that database and store do not belong together. */
const maxSweptShare = 0.1;
const fewOrphans = 20;

/** The areas of all purposes, without duplicates. */
export function listAreas(purposes: readonly UploadPurpose[]): FileArea[] {
  const areas = purposes.map(({ bucket, isPrivate }) => ({ bucket, isPrivate }));
  return [...new Map(areas.map((area) => [`${area.bucket} ${area.isPrivate}`, area])).values()];
}

/** Deletes leftovers of crashed processes every night. If it looks like a wrong setting, an operator must decide. */
export async function sweepOrphans(services: Needs, areas: readonly FileArea[]): Promise<void> {
  const { log } = services;
  const orphans = await findOrphans(services, areas);
  const { objects, rows, seen } = orphans;
  const lost = rows.filter(({ isKept }) => isKept);
  if (lost.length > 0)
    log.error({ count: lost.length, first: lost[0] }, "kept files are missing in the store");
  if (objects.length > Math.max(fewOrphans, seen.objects * maxSweptShare)) {
    const counts = { orphans: objects.length, objects: seen.objects };
    return log.error(counts, "too many files without a row: see npm run files:orphans");
  }
  await deleteOrphans(services, { ...orphans, rows: rows.filter(({ isKept }) => !isKept) });
  if (objects.length + rows.length > 0)
    log.info({ objects: objects.length, rows: rows.length - lost.length }, "swept orphans");
}

/** Deletes these objects and rows. */
export async function deleteOrphans(
  { db, files }: Pick<Needs, "db" | "files">,
  { objects, rows }: Pick<Orphans, "objects" | "rows">,
): Promise<void> {
  for (const object of objects) await files.remove(object);
  for (const { id } of rows) await db.deleteFrom("stored_files").where("id", "=", id).execute();
}
