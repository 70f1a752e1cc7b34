import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Db } from "#platform/db/open-database.server.ts";
import type { FileArea, FileStore } from "#platform/uploads/file-store.ts";
import { backupAreas, nameCopy } from "../backup/back-up-files.ts";
import type { Seal } from "../backup/seal.ts";

type Needs = { db: Db; files: FileStore; backups: FileStore; seal: Seal };
type Options = { areas: readonly FileArea[]; onProgress?: (done: number) => void };
export type RestoredFiles = {
  /** How many the database names, and how many of them had to be brought back. */
  total: number;
  restored: number;
  /** Neither in the store nor in the backup. */
  lost: string[];
};
type NamedFile = FileArea & { key: string; contentType: string };

const batchSize = 500;

/** Brings back each upload that the database names and the store lacks. */
export async function restoreFiles(
  { db, files, backups, seal }: Needs,
  options: Options,
): Promise<RestoredFiles> {
  const { areas, onProgress = () => {} } = options;
  const result: RestoredFiles = { total: 0, restored: 0, lost: [] };
  for await (const file of listNamedFiles(db, areas)) {
    result.total += 1;
    if (!(await files.has(file))) {
      const name = nameCopy(file);
      const copy = await backups.open({ ...backupAreas.files, key: name });
      if (!copy) result.lost.push(name);
      else {
        const content = seal.open(name, await buffer(copy.body));
        const path = join(files.stagingFolder, `restore-${process.pid}`);
        await writeFile(path, content, { mode: 0o600 });
        await files.put(file, { path, size: content.length, contentType: file.contentType });
        result.restored += 1;
      }
    }
    onProgress(result.total);
  }
  return result;
}

type CheckOptions = {
  areas: readonly FileArea[];
  /** Files that were sent later have no copy yet. */
  sentBefore: Date;
  /** How many copies are opened; of the others it is enough that they exist. */
  maxOpened: number;
};
export type CheckedFiles = { total: number; opened: number; problems: string[] };

/** Checks that each upload the database names has a copy, and that a sample of them can be read. */
export async function checkFiles(
  { db, backups, seal }: Omit<Needs, "files">,
  { areas, sentBefore, maxOpened }: CheckOptions,
): Promise<CheckedFiles> {
  const named: string[] = [];
  for await (const file of listNamedFiles(db, areas, sentBefore)) named.push(nameCopy(file));
  const step = Math.max(1, Math.ceil(named.length / maxOpened));
  const result: CheckedFiles = { total: named.length, opened: 0, problems: [] };
  for (const [at, name] of named.entries()) {
    const address = { ...backupAreas.files, key: name };
    if (!(await backups.has(address))) result.problems.push(`${name} has no copy`);
    else if (at % step === 0) {
      result.opened += 1;
      const problem = await tryToOpen({ backups, seal }, name);
      if (problem) result.problems.push(problem);
    }
  }
  return result;
}

async function tryToOpen({ backups, seal }: Pick<Needs, "backups" | "seal">, name: string) {
  const copy = await backups.open({ ...backupAreas.files, key: name });
  if (!copy) return `${name} has no copy`;
  try {
    seal.open(name, await buffer(copy.body));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const farFuture = new Date("9999-01-01");

/** Every object that a row names, with the smaller copies of pictures. */
async function* listNamedFiles(
  db: Db,
  areas: readonly FileArea[],
  sentBefore = farFuture,
): AsyncIterable<NamedFile> {
  for (const area of areas) {
    let last = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      const rows = await db
        .selectFrom("stored_files")
        .select(["id", "key", "content_type", "variants"])
        .where("bucket", "=", area.bucket)
        .where("id", ">", last)
        .where("created_at", "<", sentBefore)
        .orderBy("id")
        .limit(batchSize)
        .execute();
      for (const { id, key, content_type: contentType, variants } of rows) {
        yield { ...area, key, contentType };
        for (const variant of variants)
          yield { ...area, key: `${key}.${variant}`, contentType: `image/${variant.split(".").at(-1)}` };
        last = id;
      }
      if (rows.length < batchSize) break;
    }
  }
}
