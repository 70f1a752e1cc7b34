import { stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { checkPdf } from "./check-pdf.ts";
import { type Inspected, maxPixels, type Order } from "./inspection.ts";

// Runs in a separate process without settings or secrets, which contains the damage that a hostile file could do.

// Only the decoders of accepted types. libvips has many more: SVG, TIFF, GIF, HEIF …
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async (order: Order) => {
  process.send?.(await inspect(order));
});
// The parent has exited.
process.on("disconnect", () => process.exit());

async function inspect(order: Order): Promise<Inspected> {
  try {
    if (order.kind === "pdf") return await checkPdf(order.path);
    if (order.kind === "variant") return await makeVariant(order);
    return await reencode(order);
  } catch (error) {
    const isTooLarge = /pixel limit/i.test(String(error));
    return { ok: false, reason: isTooLarge ? "too-many-pixels" : "damaged" };
  }
}

/** Drops metadata: sharp writes pixels only, rotated as the camera held them, in sRGB. */
function openPicture(path: string) {
  return sharp(path, { limitInputPixels: maxPixels, failOn: "warning" }).autoOrient();
}

/** Decodes a picture and re-encodes it, smaller if necessary. */
async function reencode(order: Extract<Order, { kind: "picture" }>): Promise<Inspected> {
  const { type, path, output, maxBytes, maxEdge } = order;
  const { width, height } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
  const edge = Math.max(width, height);
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const limit = Math.round(Math.min(edge, maxEdge ?? edge) * share);
    const picture = openPicture(path).resize({
      width: limit,
      height: limit,
      fit: "inside",
      withoutEnlargement: true,
    });
    const written = await encode(picture, type).toFile(output);
    if (written.size <= maxBytes)
      return { ok: true, size: written.size, width: written.width, height: written.height };
  }
  return { ok: false, reason: "too-large" };
}

function encode(picture: Sharp, type: string) {
  if (type === "image/png") return picture.png({ compressionLevel: 8 });
  if (type === "image/webp") return picture.webp({ quality: 84 });
  return picture.jpeg({ quality: 84 });
}

async function makeVariant({
  path,
  output,
  variant,
}: Extract<Order, { kind: "variant" }>): Promise<Inspected> {
  const picture = openPicture(path).resize({ width: variant.width, withoutEnlargement: true });
  const encoded =
    variant.format === "avif" ? picture.avif({ quality: 52, effort: 3 }) : picture.webp({ quality: 78 });
  const { width, height } = await encoded.toFile(output);
  const { size } = await stat(output);
  return { ok: true, size, width, height };
}
