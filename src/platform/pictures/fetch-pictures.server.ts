import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { operator } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import type { FileStore } from "#platform/uploads/file-store.ts";
import type { Inspector } from "#platform/uploads/inspector.server.ts";
import { storeUpload } from "#platform/uploads/store-upload.server.ts";
import type { UploadReason } from "#platform/uploads/upload-refusals.ts";
import { type FetchFault, fetchFile, type Network } from "./fetch-file.server.ts";
import { type ForeignPicture, findForeign, replaceUrl } from "./picture-columns.server.ts";
import type { PictureSource } from "./picture-source.ts";

/** Finds foreign picture URLs from any source: forms, imports, SQL. */
export const fetchPicturesJob = defineJob("pictures.fetch", {
  parallel: 1,
  cron: "* * * * *",
  retryLimit: 0,
  expireIn: 120,
});

type Needs = Pick<JobServices, "db" | "jobs" | "log"> & { files: FileStore; inspector: Inspector };
type Options = { network?: Network; maxMs?: number; timeoutMs?: number };
type Reason = FetchFault | UploadReason;

const batchSize = 5;
const maxAttempts = 5;
/** How many days until a failed picture is tried again. */
const forgottenAfterDays = 90;

/**
 * Copies pictures from other sites to our own store and replaces their URLs, for less than a minute. Sources take
 * turns, so that an import of thousands of pictures does not delay others.
 */
export async function fetchPictures(
  services: Needs,
  sources: readonly PictureSource[],
  { network, maxMs = 50_000, timeoutMs = 15_000 }: Options = {},
): Promise<void> {
  const deadline = performance.now() + maxMs;
  const counts = { fetched: 0, failed: 0 };
  await deleteOld(services);
  for (let found = true; found && performance.now() < deadline; ) {
    found = false;
    for (const source of sources)
      for (const column of source.columns)
        for (const picture of await findForeign(services.db, source, column, batchSize)) {
          if (performance.now() >= deadline) break;
          found = true;
          if (!(await claim(services, source, picture))) continue;
          const fault = await fetchOne(services, source, picture, { network, timeoutMs });
          if (fault) await recordFault(services, source, picture, fault);
          counts[fault ? "failed" : "fetched"] += 1;
        }
  }
  if (counts.fetched + counts.failed > 0) services.log.info(counts, "fetched pictures of other sites");
}

type FetchOptions = { network: Network | undefined; timeoutMs: number };

/** Null if the picture is now ours, or its row has changed since. */
async function fetchOne(
  services: Needs,
  source: PictureSource,
  picture: ForeignPicture,
  { network, timeoutMs }: FetchOptions,
): Promise<Reason | null> {
  const { files, inspector } = services;
  const { accepts, maxBytes } = source.purpose;
  const link = websiteLink(picture.url);
  if (!link) return "bad-address";
  const path = join(files.stagingFolder, randomUUID());
  try {
    const fetched = await fetchFile(link, {
      path,
      accepts,
      maxBytes,
      timeoutMs,
      network,
    });
    if (!fetched.ok) return fetched.reason;
    const staged = { field: "file", name: "picture", path, size: fetched.size, type: fetched.type };
    const needs = { ...services, uploads: { inspector } };
    const stored = await storeUpload(needs, operator, source.purpose, staged);
    if (!stored.ok) return stored.reason;
    await transact(services.db, (tx) => keepInPlace(tx, source, picture, stored.upload.id));
    return null;
  } finally {
    await rm(path, { force: true });
  }
}

/** A file whose row has changed is not kept, and will be deleted like every unkept upload. */
async function keepInPlace(tx: Tx, source: PictureSource, picture: ForeignPicture, fileId: string) {
  const { bucket, key } = await tx
    .selectFrom("stored_files")
    .select(["bucket", "key"])
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  await sql`
    delete from picture_fetches
    where source = ${source.name} and row_id = ${picture.row} and url_key = md5(${picture.url})::uuid`.execute(
    tx,
  );
  if (!(await replaceUrl(tx, source, picture, `/files/${bucket}/${key}`))) return;
  const [column] = source.columns;
  const sender =
    source.sender && column
      ? sql<string>`(select ${sql.ref(source.sender)} from ${sql.table(column.table)} where ${sql.ref(column.id)} = ${picture.row}::uuid)`
      : null;
  await tx
    .updateTable("stored_files")
    .set({ kept_at: sql<Date>`now()`, delete_after: null, uploaded_by: sender })
    .where("id", "=", fileId)
    .execute();
}

/** One worker at a time fetches a picture. If it crashed, the picture is retried later. */
async function claim({ db }: Needs, { name }: PictureSource, { row, url }: ForeignPicture): Promise<boolean> {
  const { rows } = await sql`
    insert into picture_fetches (source, row_id, url_key) values (${name}, ${row}, md5(${url})::uuid)
    on conflict (source, row_id, url_key) do update
      set attempts = picture_fetches.attempts + 1, next_at = now() + interval '10 minutes'
      where picture_fetches.next_at <= now()
    returning attempts`.execute(db);
  return rows.length > 0;
}

async function recordFault(
  { db }: Needs,
  { name }: PictureSource,
  { row, url }: ForeignPicture,
  reason: Reason,
) {
  await sql`
    update picture_fetches set reason = ${reason}, next_at = case
      when ${reason}::text = 'unavailable' and attempts < ${maxAttempts}
      then now() + interval '5 minutes' * power(4, attempts - 1)
    end
    where source = ${name} and row_id = ${row} and url_key = md5(${url})::uuid`.execute(db);
}

async function deleteOld({ db }: Needs) {
  await sql`
    delete from picture_fetches where ctid = any (array(
      select ctid from picture_fetches
      where created_at < now() - make_interval(days => ${forgottenAfterDays}) limit 1000
    ))`.execute(db);
}
