import sharp from "sharp";
import { DrawingQueueFullError } from "./draw-png.server.ts";

/** Renders SVG of our own to lossless WebP outside of the event loop, one drawing at a time, with a bounded queue. */
export function createWebpDrawer({ waiting = 60 }: { waiting?: number } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return (svg: string, scale: number): Promise<Uint8Array<ArrayBuffer>> => {
    if (pending > waiting) return Promise.reject(new DrawingQueueFullError("Too many drawings wait."));
    pending += 1;
    const drawing = last
      .then(() => render(svg, scale))
      .finally(() => {
        pending -= 1;
      });
    last = drawing.catch(() => {});
    return drawing;
  };
}

async function render(svg: string, scale: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg), { density: 72 * scale }).removeAlpha();
  // More effort takes longer and saves nothing: flat patterns repeat exactly.
  return new Uint8Array(await picture.webp({ lossless: true, effort: 2 }).toBuffer());
}
