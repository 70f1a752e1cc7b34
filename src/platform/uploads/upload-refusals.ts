import { describeWait } from "#platform/http/limits/describe-wait.ts";
import { listRefusals, type Refusal, type Refusals, type Refused } from "#platform/http/response/refusal.ts";
import type { UploadPurpose, UploadType } from "./define-purpose.ts";

/** The faults of a file. */
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

/** The message for each refusal of a purpose; `field` is the form's field to correct. */
export function uploadRefusals(purpose: UploadPurpose, field?: string): Refusals<UploadReason> {
  const size = `${Math.floor(purpose.maxBytes / 1024 / 1024)} MB`;
  const refusals = listRefusals({
    400: {
      empty: "This file is empty.",
      damaged: "This file is damaged, or is not what its name says. Please choose another.",
      "too-many-pixels": "This picture has too many pixels. Please choose a smaller one.",
      "unsafe-pdf":
        "This PDF holds scripts, actions or other files. Print it to a new PDF and send that one.",
      "locked-pdf": "This PDF is locked with a password. Please send it without one.",
      malformed: "The file could not be read. Please send it again.",
    },
    401: { "not-signed-in": "Please log in to send a file." },
    403: { "not-allowed": "You may not send a file here." },
    408: { "too-slow": "The connection was too slow for this file. Please try again." },
    413: { "too-large": `This file is larger than ${size}.` },
    415: { "wrong-type": `Choose a ${listTypes(purpose.accepts)} file.` },
    429: {
      "too-many": ({ retryAfterSeconds }) =>
        `That was a lot of files in a short time. ${describeWait(retryAfterSeconds)}`,
    },
    503: {
      busy: "Many files are arriving right now. Please try again in a moment.",
      "not-stored": "The file could not be stored. Please try again in a moment.",
    },
  });
  if (field !== undefined) for (const refusal of Object.values<Refusal>(refusals)) refusal.field = field;
  return refusals;
}

/** Such as `JPEG, PNG or PDF`. */
function listTypes(types: readonly UploadType[]) {
  const names = types.map((type) => typeNames[type]);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} or ${last}` : last;
}
