import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { DrawingQueueFullError } from "#platform/drawing/draw-png.server.ts";
import { createWebpDrawer } from "#platform/drawing/draw-webp.server.ts";
import { pickEncoding } from "#platform/http/response/pick-encoding.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import { type NamedCloth, readCloth } from "#ui/weave/read-cloth.ts";
import { weave } from "#ui/weave/weave.ts";

type Encoding = ReturnType<typeof pickEncoding> | undefined;
type Drawing = { body: Uint8Array<ArrayBuffer>; headers: Headers; isLasting: boolean };
type Options = {
  headers: Record<string, string>;
  maxBytes?: number;
  drawWebp?: ReturnType<typeof createWebpDrawer>;
};

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Large ones would take a tenth of a second to draw. */
const maxPixels = 1_000_000;

/**
 * Serves woven covers, as pictures or drawings. The most recently used are cached, drawings compressed. Unknown query
 * parameters do not affect the key.
 */
export function createClothHandler({
  headers,
  maxBytes = 16 * 1024 * 1024,
  drawWebp = createWebpDrawer(),
}: Options) {
  const cached = new LRUCache<string, Drawing>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const unfinished = new Map<string, Promise<Drawing>>();

  async function draw(cloth: NamedCloth, encoding: Encoding): Promise<Drawing> {
    const { id, palette, format, ...options } = cloth;
    const svg = weave(id, palette, options);
    const picture = format === "svg" ? null : await drawPicture(svg, cloth);
    const all = new Headers({ ...headers, "content-security-policy": dataPolicy });
    all.set("content-type", picture ? "image/webp" : "image/svg+xml; charset=utf-8");
    if (!picture) all.set("vary", "accept-encoding");
    if (!picture && encoding) all.set("content-encoding", encoding);
    const isLasting = picture !== null || format === "svg";
    // It depends only on the URL and never changes: cached for a year, with a constant ETag.
    all.set("cache-control", isLasting ? "public, max-age=31536000, immutable" : "no-store");
    if (isLasting) all.set("etag", 'W/"1"');
    return { body: picture ?? compress(Buffer.from(svg), encoding), headers: all, isLasting };
  }

  /** Null while too many wait: browsers then get the drawing, which costs them more and us less. */
  async function drawPicture(svg: string, { format, ratio = 1, height = 0 }: NamedCloth) {
    const scale = format === "@2.webp" && 4 * ratio * height ** 2 <= maxPixels ? 2 : 1;
    try {
      return await drawWebp(svg, scale);
    } catch (error) {
      if (error instanceof DrawingQueueFullError) return null;
      throw error;
    }
  }

  async function drawOnce(key: string, cloth: NamedCloth, encoding: Encoding): Promise<Drawing> {
    const drawing = unfinished.get(key) ?? draw(cloth, encoding).finally(() => unfinished.delete(key));
    unfinished.set(key, drawing);
    const drawn = await drawing;
    if (drawn.isLasting) cached.set(key, drawn);
    return drawn;
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const cloth = readCloth(new URL(request.url));
    if (!cloth) return undefined;
    // Pictures are compressed by their format.
    const encoding =
      cloth.format === "svg" ? pickEncoding(request.headers.get("accept-encoding")) : undefined;
    const key = JSON.stringify([cloth, encoding]);
    const drawing = cached.get(key) ?? (await drawOnce(key, cloth, encoding));
    return new Response(request.method === "HEAD" ? null : drawing.body, { headers: drawing.headers });
  }

  return { answer, stats: () => ({ drawings: cached.size, bytes: cached.calculatedSize }) };
}

/** A copy of the exact size: compressors return slices of larger buffers. */
function compress(svg: Buffer, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === "br") return new Uint8Array(brotliCompressSync(svg, quality));
  return new Uint8Array(encoding === "gzip" ? gzipSync(svg) : svg);
}
