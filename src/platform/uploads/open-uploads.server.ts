import { createFairQueue, type FairQueue } from "#platform/load/fair-queue.ts";
import type { UploadPurpose } from "./define-purpose.ts";
import { type Inspector, openInspector } from "./inspector.server.ts";
import { type UploadPace, uploadBounds, uploadPace } from "./upload-limits.ts";

/** What a process needs to accept files, besides the store. */
export type Uploads = {
  purposes: readonly UploadPurpose[];
  /** Bounds the number of concurrent uploads. */
  queue: FairQueue;
  inspector: Inspector;
  pace: UploadPace;
};

/** Opens the uploads of this process. Inspecting processes start with the first file. */
export function openUploads(purposes: readonly UploadPurpose[]): Uploads {
  return { purposes, queue: createFairQueue(uploadBounds), inspector: openInspector(), pace: uploadPace };
}
