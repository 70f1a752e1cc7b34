import { rm } from "node:fs/promises";
import type { Requester } from "#platform/auth/actor.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import type { UploadPurpose } from "./define-purpose.ts";
import { type Multipart, type MultipartFault, readMultipart } from "./read-multipart.server.ts";
import { type StoredUpload, storeUpload } from "./store-upload.server.ts";
import { uploadLimits } from "./upload-limits.ts";
import type { UploadRefused } from "./upload-refusals.ts";

type Needs = Pick<Services, "db" | "files" | "jobs" | "limits" | "log" | "uploads">;
/** The purpose of each file field. */
export type FilePurposes = Readonly<Record<string, UploadPurpose>>;
type Received = {
  ok: true;
  fields: Multipart["fields"];
  uploads: { field: string; upload: StoredUpload }[];
};
type NotReceived = UploadRefused & { field?: string | undefined; fields: Multipart["fields"] };

/**
 * Receives the files of a multipart body: checks permission and limits before the first byte, then reads, inspects and
 * stores.
 */
export async function receiveFiles(
  services: Needs,
  actor: Requester,
  request: Request,
  purposes: FilePurposes,
  options: { readsOn?: boolean } = {},
): Promise<Received | NotReceived> {
  const refused = (fault: Omit<NotReceived, "ok" | "fields">): NotReceived => ({
    ok: false,
    fields: [],
    ...fault,
  });
  if (!Object.values(purposes).every((purpose) => purpose.canUpload(actor)))
    return refused({ reason: actor.kind === "visitor" ? "not-signed-in" : "not-allowed" });
  const tooMany = await refuseIfTooMany(services.limits, attemptsOf(actor));
  if (tooMany) return refused(tooMany);
  try {
    return await services.uploads.queue.run(actor.ip, () =>
      receive(services, actor, request, purposes, options),
    );
  } catch (error) {
    if (error instanceof QueueFullError)
      return refused({ reason: "busy", retryAfterSeconds: error.retryAfterSeconds });
    services.log.error({ error, requestId: actor.requestId }, "an upload could not be stored");
    return refused({ reason: "not-stored", retryAfterSeconds: 5 });
  }
}

async function receive(
  services: Needs,
  actor: Requester,
  request: Request,
  purposes: FilePurposes,
  options: { readsOn?: boolean },
): Promise<Received | NotReceived> {
  const staged: string[] = [];
  try {
    const { stagingFolder } = services.files;
    const onStage = (path: string) => staged.push(path);
    const read = await readMultipart(request, {
      stagingFolder,
      rules: purposes,
      onStage,
      pace: services.uploads.pace,
      ...options,
    });
    if (isFault(read)) return { ok: false, fields: [], ...read };
    const { fields, files } = read;
    const uploads: Received["uploads"] = [];
    for (const file of files) {
      const purpose = purposes[file.field];
      const stored = purpose && (await storeUpload(services, actor, purpose, file));
      if (!stored?.ok) return { ok: false, reason: stored?.reason ?? "malformed", field: file.field, fields };
      uploads.push({ field: file.field, upload: stored.upload });
    }
    return { ok: true, fields, uploads };
  } finally {
    await Promise.all(staged.map((path) => rm(path, { force: true })));
  }
}

function isFault(read: Multipart | MultipartFault): read is MultipartFault {
  return "reason" in read;
}

function attemptsOf(actor: Requester) {
  if (actor.kind === "visitor") return [[uploadLimits.visitor, actor.ip]] as const;
  return [
    [uploadLimits.account, actor.id],
    [uploadLimits.network, actor.ip],
  ] as const;
}
