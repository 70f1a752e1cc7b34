import type { UploadType } from "./define-purpose.ts";
import type { FileFault } from "./upload-refusals.ts";

/** The pixels of a picture at most: decoded it takes four bytes for each. */
export const maxPixels = 24_000_000;

/** A picture in another size and format, beside the stored one. */
export type Variant = { width: number; format: "avif" | "webp" };

/** What the inspecting process is asked to do. */
export type Order =
  | { kind: "picture"; path: string; output: string; type: UploadType; maxBytes: number; maxEdge?: number }
  | { kind: "pdf"; path: string }
  | { kind: "variant"; path: string; output: string; variant: Variant };

/** What it found: the file as it may be stored, or what is wrong with it. */
export type Inspected =
  | { ok: true; size: number; width: number | null; height: number | null }
  | { ok: false; reason: FileFault };
