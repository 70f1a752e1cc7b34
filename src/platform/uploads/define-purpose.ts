import type { Requester } from "#platform/auth/actor.ts";

/** The types that can be stored. A file's bytes decide its type, never its name. */
export type UploadType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

export const uploadExtensions: Readonly<Record<UploadType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** An upload purpose: who can upload, which types, and where files are stored. */
export type UploadPurpose = {
  /** The last segment of its URL, `/uploads/<name>`. */
  name: string;
  bucket: string;
  /** Private files are only served to their uploader and to admins. */
  isPrivate: boolean;
  /**
   * Other files are public while an approved row shows them (`shown_files`). These are public as soon as they are
   * kept, because only admins upload them.
   */
  isOpenOnceKept?: boolean;
  accepts: readonly UploadType[];
  maxBytes: number;
  /** Stores files in this folder with random names. By default names consist of user id, time and extension. */
  folder?: string;
  canUpload: (actor: Requester) => boolean;
};

/** The maximum file size. */
const maxBytes = 5 * 1024 * 1024;

/** Declares an upload purpose of a feature, listed in its `feature.ts`. */
export function defineUploadPurpose(
  purpose: Omit<UploadPurpose, "maxBytes"> & { maxBytes?: number },
): UploadPurpose {
  return { maxBytes, ...purpose };
}
