import { describeWait } from "#platform/http/limits/describe-wait.ts";
import type { Refusals, Refused } from "#platform/http/response/refusal.ts";
import type { UploadPurpose, UploadType } from "./define-purpose.ts";

/** What is wrong with a file. */
export type FileFault =
  | "empty"
  | "too-large"
  | "wrong-type"
  | "damaged"
  | "too-many-pixels"
  | "unsafe-pdf"
  | "locked-pdf";

/** Every reason to refuse an upload. */
export type UploadReason =
  | FileFault
  | "not-signed-in"
  | "not-allowed"
  | "malformed"
  | "too-slow"
  | "too-many"
  | "busy"
  | "not-stored";

export type UploadRefused = Refused<UploadReason>;

const typeNames: Readonly<Record<UploadType, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "application/pdf": "PDF",
};

/** The words for each refusal of a purpose; `field` is the form's field to correct. */
export function uploadRefusals(purpose: UploadPurpose, field?: string): Refusals<UploadReason> {
  const size = `${Math.floor(purpose.maxBytes / 1024 / 1024)} MB`;
  const own = field === undefined ? {} : { field };
  return {
    empty: { status: 400, words: "This file is empty.", ...own },
    "too-large": { status: 413, words: `This file is larger than ${size}.`, ...own },
    "wrong-type": { status: 415, words: `Choose a ${listTypes(purpose.accepts)} file.`, ...own },
    damaged: {
      status: 400,
      words: "This file is damaged, or is not what its name says. Please choose another.",
      ...own,
    },
    "too-many-pixels": {
      status: 400,
      words: "This picture has too many pixels. Please choose a smaller one.",
      ...own,
    },
    "unsafe-pdf": {
      status: 400,
      words: "This PDF holds scripts, actions or other files. Print it to a new PDF and send that one.",
      ...own,
    },
    "locked-pdf": {
      status: 400,
      words: "This PDF is locked with a password. Please send it without one.",
      ...own,
    },
    "not-signed-in": { status: 401, words: "Please log in to send a file.", ...own },
    "not-allowed": { status: 403, words: "You may not send a file here.", ...own },
    malformed: { status: 400, words: "The file could not be read. Please send it again.", ...own },
    "too-slow": {
      status: 408,
      words: "The connection was too slow for this file. Please try again.",
      ...own,
    },
    "too-many": {
      status: 429,
      words: ({ retryAfterSeconds }) =>
        `That was a lot of files in a short time. ${describeWait(retryAfterSeconds)}`,
      ...own,
    },
    busy: {
      status: 503,
      words: "Many files are arriving right now. Please try again in a moment.",
      ...own,
    },
    "not-stored": {
      status: 503,
      words: "The file could not be stored. Please try again in a moment.",
      ...own,
    },
  };
}

/** Such as `JPEG, PNG or PDF`. */
function listTypes(types: readonly UploadType[]) {
  const names = types.map((type) => typeNames[type]);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} or ${last}` : last;
}
