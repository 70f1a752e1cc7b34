import { parentPort } from "node:worker_threads";
import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";

/** A drawing to render. */
export type DrawingOrder = { svg: string; fontFiles: readonly string[] };
/** Its result. */
export type DrawingResult = { png: Uint8Array } | { failure: string };

// A worker thread, because encoding the PNG would block the event loop for 50 ms.
parentPort?.on("message", async ({ svg, fontFiles }: DrawingOrder) => {
  // System fonts are not loaded, so a picture looks the same on every machine.
  const options: ResvgRenderOptions = { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } };
  const answer: DrawingResult = await renderAsync(svg, options).then(
    (image) => ({ png: image.asPng() }),
    (error: unknown) => ({ failure: String(error) }),
  );
  parentPort?.postMessage(answer);
});
