import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { UploadType } from "./define-purpose.ts";
import { sniffedBytes, sniffType } from "./sniff-type.ts";
import type { UploadPace } from "./upload-limits.ts";
import type { UploadReason } from "./upload-refusals.ts";

/** A received file in the staging folder. */
export type StagedFile = { field: string; name: string; path: string; size: number; type: UploadType };
/** What a file field accepts. */
export type FileRule = { accepts: readonly UploadType[]; maxBytes: number };

type Options = {
  stagingFolder: string;
  /** The file fields by name. Files in other fields are refused. */
  rules: Readonly<Record<string, FileRule>>;
  /** Called for each file before its first byte is written, so that it can always be removed. */
  onStage: (path: string) => void;
  pace: UploadPace;
  /** Reads the fields after a refused file too, so that nothing typed is lost. */
  readsOn?: boolean;
};

export type Multipart = { fields: [name: string, value: string][]; files: StagedFile[] };
export type MultipartFault = {
  reason: UploadReason;
  field?: string | undefined;
  fields?: Multipart["fields"];
};

/** Thrown to stop reading, with the reason for the client. */
class Stop extends Error {
  readonly fault: MultipartFault;
  constructor(reason: UploadReason, field?: string) {
    super(reason);
    this.fault = { reason, field };
  }
}

const textBytes = 64 * 1024;

/** Parses a multipart body as it arrives: files go to disk, fields to memory. Stops at the first fault. */
export async function readMultipart(
  request: Request,
  { stagingFolder, rules, onStage, pace, readsOn = false }: Options,
): Promise<Multipart | MultipartFault> {
  const type = request.headers.get("content-type") ?? "";
  // The parser would wait for the end of an empty boundary.
  if (!request.body || !/^multipart\/form-data\s*;.*\bboundary=[^\s;]/i.test(type))
    return { reason: "malformed" };
  const maxFiles = Object.keys(rules).length;
  const maxBytes = Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes, textBytes);
  const writes: Promise<void>[] = [];
  const streams: Readable[] = [];
  const found: Multipart = { fields: [], files: [] };

  const abort = new AbortController();
  const stop = (fault: Stop) => abort.abort(fault);
  let refused: Stop | undefined;
  const refuseFile = (fault: Stop) => {
    refused ??= fault;
    if (!readsOn) stop(fault);
  };
  try {
    const parser = new Busboy({
      headers: { "content-type": type },
      limits: {
        fields: 100,
        fieldNameSize: 100,
        fieldSize: textBytes,
        files: maxFiles,
        parts: 100 + maxFiles,
        headerPairs: 20,
      },
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      parser.on(limit, () => stop(new Stop("malformed")));
    parser.on("field", (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) stop(new Stop("malformed"));
      else found.fields.push([name, value]);
    });
    parser.on("file", (field, stream, name) => {
      const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
      if (!rule) {
        stream.resume();
        return stop(new Stop("malformed", field));
      }
      streams.push(stream);
      const path = join(stagingFolder, randomUUID());
      onStage(path);
      const writing = stageFile(stream, path, { rule, onFault: (why) => refuseFile(new Stop(why, field)) });
      const noted = writing.then((staged) => {
        // An empty file field is sent without name and content.
        if (staged.size === 0 && !name) return;
        if (staged.size === 0) return refuseFile(new Stop("empty", field));
        if (!staged.type) return refuseFile(new Stop("wrong-type", field));
        found.files.push({ field, name: cleanName(name), path, size: staged.size, type: staged.type });
      });
      noted.catch((error) => abort.abort(error));
      writes.push(noted);
    });
    const body = Readable.fromWeb(request.body as never);
    await pipeline(body, limitPace({ ...pace, maxBytes }), parser, { signal: abort.signal });
    await Promise.all(writes);
    return refused ? { ...refused.fault, fields: found.fields } : found;
  } catch (error) {
    const cause = abort.signal.aborted && !(error instanceof Stop) ? abort.signal.reason : error;
    // The parser leaves its open file stream waiting for bytes that will not come.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writes);
    if (cause instanceof Stop) return { ...cause.fault, fields: found.fields };
    if (isDiskFault(cause)) throw cause;
    return { reason: "malformed" };
  }
}

type Staging = { rule: FileRule; onFault: (reason: UploadReason) => void };

/** Writes one file to disk. The type is checked as soon as enough bytes arrived, the size as it grows. */
async function stageFile(stream: Readable, path: string, { rule, onFault }: Staging) {
  let size = 0;
  let head = Buffer.alloc(0);
  let type: UploadType | null = null;
  const findFault = (chunk: Buffer): UploadReason | null => {
    if (size > rule.maxBytes) return "too-large";
    if (type) return null;
    head = Buffer.concat([head, chunk.subarray(0, sniffedBytes)]);
    if (head.byteLength < sniffedBytes) return null;
    type = sniffType(head);
    return type && rule.accepts.includes(type) ? null : "wrong-type";
  };
  let isRefused = false;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      const fault = isRefused ? null : findFault(chunk);
      if (fault) onFault(fault);
      isRefused ||= fault !== null;
      // Writes no more of a refused file.
      done(null, isRefused ? undefined : chunk);
    },
  });
  await pipeline(stream, count, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { size, type: type as UploadType | null };
}

/** Ends a body that is too large, pauses too long or takes too long, because a slow client must not hold a slot. */
function limitPace({ idleMs, totalMs, maxBytes }: UploadPace & { maxBytes: number }) {
  let size = 0;
  const slow = () => pace.destroy(new Stop("too-slow"));
  const total = setTimeout(slow, totalMs);
  let idle = setTimeout(slow, idleMs);
  const pace = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(idle);
      idle = setTimeout(slow, idleMs);
      size += chunk.byteLength;
      done(size > maxBytes ? new Stop("too-large") : null, chunk);
    },
    destroy(error, done) {
      clearTimeout(idle);
      clearTimeout(total);
      done(error);
    },
  });
  return pace;
}

/** A display name without folders, control characters and bidi marks. */
function cleanName(name: string | undefined): string {
  const last = (name ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  return clean.slice(0, 120) || "file";
}

function isDiskFault(error: unknown) {
  return ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EIO", "ENOENT"].includes(
    (error as NodeJS.ErrnoException)?.code ?? "",
  );
}
