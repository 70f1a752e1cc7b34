import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Db } from "#platform/db/open-database.server.ts";
import type { FileAddress, FileStore } from "./file-store.ts";
import { type Variant, variantWidths } from "./inspection.ts";
import type { Inspector } from "./inspector.server.ts";

type Needs = { db: Db; files: FileStore; inspector: Inspector };

/** Makes the smaller copies of a public picture in two formats. Idempotent. */
export async function makeVariants({ db, files, inspector }: Needs, { id }: { id: string }): Promise<void> {
  const row = await db
    .selectFrom("stored_files")
    .select(["bucket", "key", "width"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const address = { bucket: row.bucket, key: row.key, isPrivate: false };
  const source = join(files.stagingFolder, randomUUID());
  const made: string[] = [];
  try {
    const object = await files.open(address);
    if (!object) throw new Error(`The object of ${id} is not there.`);
    await pipeline(object.body, createWriteStream(source, { flags: "wx", mode: 0o600 }));
    for (const width of variantWidths.filter((width) => width < (row.width ?? 0)))
      for (const format of ["avif", "webp"] as const)
        made.push(await storeVariant({ files, inspector }, address, source, { width, format }));
  } finally {
    await rm(source, { force: true });
  }
  await db.updateTable("stored_files").set({ variants: made }).where("id", "=", id).execute();
}

async function storeVariant(
  { files, inspector }: Omit<Needs, "db">,
  address: FileAddress,
  path: string,
  variant: Variant,
): Promise<string> {
  const ending = `${variant.width}.${variant.format}`;
  const output = `${path}-${ending}`;
  try {
    const made = await inspector.inspect({ kind: "variant", path, output, variant });
    if (!made.ok) throw new Error(`The variant ${ending} of ${address.key} failed: ${made.reason}.`);
    const contentType = `image/${variant.format}`;
    await files.put(
      { ...address, key: `${address.key}.${ending}` },
      { path: output, size: made.size, contentType },
    );
  } finally {
    await rm(output, { force: true });
  }
  return ending;
}
