import type { Requester } from "#platform/auth/actor.ts";

/** The types that can be stored. What a file is, its bytes say, never its name. */
export type UploadType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

export const uploadExtensions: Readonly<Record<UploadType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** What files are taken for: by whom, of which types, and where they are stored. */
export type UploadPurpose = {
  /** The last part of its address, `/uploads/<name>`. */
  name: string;
  bucket: string;
  /** Private files are only ever served to their uploader and to admins. */
  isPrivate: boolean;
  /**
   * Other files open to everybody while an approved row shows them (`shown_files`). These open as soon as they are
   * kept: only admins send them.
   */
  isOpenOnceKept?: boolean;
  accepts: readonly UploadType[];
  maxBytes: number;
  /** Puts files in this folder under random names; by default the name is made of user id, time and extension. */
  folder?: string;
  canUpload: (actor: Requester) => boolean;
};

/** The largest file the site takes. */
const maxBytes = 5 * 1024 * 1024;

/** Declares what a feature takes files for, listed in its `feature.ts`. */
export function defineUploadPurpose(
  purpose: Omit<UploadPurpose, "maxBytes"> & { maxBytes?: number },
): UploadPurpose {
  return { maxBytes, ...purpose };
}
