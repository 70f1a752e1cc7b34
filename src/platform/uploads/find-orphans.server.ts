import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { FileAddress, FileArea, FileStore, StoredObject } from "./file-store.ts";

type Needs = { db: Db; files: FileStore };
export type OrphanRow = { id: string; bucket: string; key: string; isKept: boolean };
export type Orphans = {
  /** Objects without a row. */
  objects: FileAddress[];
  /** Rows without an object. */
  rows: OrphanRow[];
  /** The number of compared objects and rows. */
  seen: { objects: number; rows: number };
};

const batchSize = 500;
/** Younger ones may be in progress. */
const minAgeMs = 3_600_000;
const variantEnding = /\.(\d+\.(?:avif|webp))$/;

/** Compares the store with `stored_files` in both directions, in batches. */
export async function findOrphans({ db, files }: Needs, areas: readonly FileArea[]): Promise<Orphans> {
  const found: Orphans = { objects: [], rows: [], seen: { objects: 0, rows: 0 } };
  for (const area of areas) {
    let batch: StoredObject[] = [];
    const look = async () => {
      found.seen.objects += batch.length;
      found.objects.push(...(await findObjects(db, area, batch)));
      batch = [];
    };
    for await (const object of files.list(area)) {
      if (object.storedAt.getTime() > Date.now() - minAgeMs) continue;
      batch.push(object);
      if (batch.length === batchSize) await look();
    }
    await look();
    await findRows({ db, files }, area, found);
  }
  return found;
}

async function findObjects(db: Db, area: FileArea, batch: readonly StoredObject[]): Promise<FileAddress[]> {
  if (batch.length === 0) return [];
  const baseOf = (key: string) => key.replace(variantEnding, "");
  const rows = await db
    .selectFrom("stored_files")
    .select(["key", "variants"])
    .where("bucket", "=", area.bucket)
    .where("key", "in", [...new Set(batch.map(({ key }) => baseOf(key)))])
    .execute();
  const known = new Set(
    rows.flatMap(({ key, variants }) => [key, ...variants.map((one) => `${key}.${one}`)]),
  );
  return batch.filter(({ key }) => !known.has(key)).map(({ key }) => ({ ...area, key }));
}

async function findRows({ db, files }: Needs, area: FileArea, found: Orphans) {
  const old = sql<Date>`now() - make_interval(secs => ${minAgeMs / 1_000})`;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .selectFrom("stored_files")
      .select(["id", "bucket", "key", "kept_at"])
      .where("bucket", "=", area.bucket)
      .where("id", ">", last)
      .where("created_at", "<", old)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const { id, bucket, key, kept_at } of rows) {
      if (!(await files.has({ ...area, key })))
        found.rows.push({ id, bucket, key, isKept: kept_at !== null });
      last = id;
    }
    found.seen.rows += rows.length;
    if (rows.length < batchSize) return;
  }
}
