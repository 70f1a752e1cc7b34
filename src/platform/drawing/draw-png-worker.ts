import { parentPort } from "node:worker_threads";
import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";

/** A drawing to be made. */
export type DrawingOrder = { svg: string; fontFiles: readonly string[] };
/** What became of it. */
export type DrawingAnswer = { png: Uint8Array } | { failure: string };

// A thread of its own, because packing the pixels would hold up everybody else for a twentieth of a second.
parentPort?.on("message", async ({ svg, fontFiles }: DrawingOrder) => {
  // The machine's own fonts are never asked: a picture looks the same everywhere.
  const options: ResvgRenderOptions = { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } };
  const answer: DrawingAnswer = await renderAsync(svg, options).then(
    (image) => ({ png: image.asPng() }),
    (error: unknown) => ({ failure: String(error) }),
  );
  parentPort?.postMessage(answer);
});
