import type { UploadType } from "./define-purpose.ts";
import type { FileFault } from "./upload-refusals.ts";

/** The maximum number of pixels. Each takes four bytes when decoded. */
export const maxPixels = 24_000_000;

/** The widths of the smaller copies of a picture; `ui/cover.tsx` names them in pages. */
export const variantWidths = [320, 640, 1_280];

/** A picture in another size and format, stored next to the original. */
export type Variant = { width: number; format: "avif" | "webp" };

/** A task for the inspecting process. */
export type Order =
  | { kind: "picture"; path: string; output: string; type: UploadType; maxBytes: number; maxEdge?: number }
  | { kind: "pdf"; path: string }
  | { kind: "variant"; path: string; output: string; variant: Variant };

/** The result: the file to store, or what is wrong with it. */
export type Inspected =
  | { ok: true; size: number; width: number | null; height: number | null }
  | { ok: false; reason: FileFault };
