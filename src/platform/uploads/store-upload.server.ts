import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import { type UploadPurpose, uploadExtensions } from "./define-purpose.ts";
import type { Inspected } from "./inspection.ts";
import { InspectionFailedError } from "./inspector.server.ts";
import { makeVariantsJob } from "./make-variants-job.ts";
import type { StagedFile } from "./read-multipart.server.ts";
import type { UploadReason } from "./upload-refusals.ts";

type Needs = Pick<Services, "db" | "files"> & {
  jobs: Pick<Services["jobs"], "queue">;
  uploads: Pick<Services["uploads"], "inspector">;
};
/** A stored upload, as returned to its sender. */
export type StoredUpload = {
  id: string;
  name: string;
  size: number;
  /** For pictures of accounts: opens for its sender, and for everyone once an approved row shows it. */
  url?: string;
};
type Result = { ok: true; upload: StoredUpload } | { ok: false; reason: UploadReason };

/** The maximum edge of public pictures, which are shown on pages. */
const publicMaxEdge = 2_400;
/** Unkept uploads are deleted after this time. */
const unkeptMs = platformRetention.uploads.days * 24 * 3_600_000;

/** Inspects a staged file and stores it with its row. Its id is only known once both exist. */
export async function storeUpload(
  services: Needs,
  actor: Actor,
  purpose: UploadPurpose,
  staged: StagedFile,
): Promise<Result> {
  const output = `${staged.path}-checked`;
  try {
    const inspected = await inspect(services, purpose, staged, output);
    if (!inspected.ok) return inspected;
    const isPicture = staged.type !== "application/pdf";
    const row = await transact(services.db, async (tx) => {
      const inserted = await insertRow(tx, actor, purpose, { staged, inspected });
      if (isPicture && !purpose.isPrivate)
        await services.jobs.queue(tx, makeVariantsJob, { id: inserted.id }, { startAfter: soon() });
      return inserted;
    });
    const address = { bucket: purpose.bucket, key: row.key, isPrivate: purpose.isPrivate };
    const path = isPicture ? output : staged.path;
    try {
      await services.files.put(address, { path, size: inspected.size, contentType: staged.type });
    } catch (error) {
      await services.db.deleteFrom("stored_files").where("id", "=", row.id).execute();
      throw error;
    }
    const url =
      purpose.isPrivate || accountOf(actor) === null ? {} : { url: `/files/${purpose.bucket}/${row.key}` };
    return { ok: true, upload: { id: row.id, name: staged.name, size: inspected.size, ...url } };
  } finally {
    await rm(output, { force: true });
  }
}

async function inspect(
  { uploads }: Needs,
  { maxBytes, isPrivate }: UploadPurpose,
  { path, type }: StagedFile,
  output: string,
): Promise<Inspected> {
  try {
    if (type === "application/pdf") return await uploads.inspector.inspect({ kind: "pdf", path });
    const size = isPrivate ? {} : { maxEdge: publicMaxEdge };
    return await uploads.inspector.inspect({ kind: "picture", path, output, type, maxBytes, ...size });
  } catch (error) {
    // A file that crashes the inspector is refused like a damaged one.
    if (error instanceof InspectionFailedError) return { ok: false, reason: "damaged" };
    throw error;
  }
}

type StagedUpload = { staged: StagedFile; inspected: Extract<Inspected, { ok: true }> };

/** Two uploads of one person in the same millisecond get names a millisecond apart. */
async function insertRow(tx: Tx, actor: Actor, purpose: UploadPurpose, { staged, inspected }: StagedUpload) {
  for (let time = Date.now(); ; time++) {
    const inserted = await tx
      .insertInto("stored_files")
      .values({
        bucket: purpose.bucket,
        key: keyFor(actor, purpose, { extension: uploadExtensions[staged.type], time }),
        name: staged.name,
        content_type: staged.type,
        byte_size: inspected.size,
        width: inspected.width,
        height: inspected.height,
        uploaded_by: accountOf(actor),
        delete_after: new Date(Date.now() + unkeptMs),
      })
      .onConflict((conflict) => conflict.columns(["bucket", "key"]).doNothing())
      .returning(["id", "key"])
      .executeTakeFirst();
    if (inserted) return inserted;
  }
}

function keyFor(actor: Actor, { folder }: UploadPurpose, part: { extension: string; time: number }) {
  const account = accountOf(actor);
  const name = account && !folder ? `${account}-${part.time}` : randomUUID();
  return `${folder ? `${folder}/` : ""}${name}.${part.extension}`;
}

/** A moment when the file itself is surely stored. */
function soon() {
  return new Date(Date.now() + 3_000);
}
