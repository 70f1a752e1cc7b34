import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { pickEncoding } from "#platform/http/response/pick-encoding.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import { clothResponse, type NamedCloth, readCloth } from "#ui/weave/cloth-response.ts";

type Encoding = ReturnType<typeof pickEncoding>;
type Drawing = { body: Uint8Array<ArrayBuffer>; headers: Headers };
type Options = { headers: Record<string, string>; maxBytes?: number };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves woven covers. The most recently used are cached, compressed. Unknown query parameters do not affect the key. */
export function createClothHandler({ headers, maxBytes = 16 * 1024 * 1024 }: Options) {
  const cached = new LRUCache<string, Drawing>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });

  async function draw(cloth: NamedCloth, encoding: Encoding): Promise<Drawing> {
    const drawn = clothResponse(cloth);
    const all = new Headers({ ...headers, "content-security-policy": dataPolicy, vary: "accept-encoding" });
    for (const [name, value] of drawn.headers) all.set(name, value);
    if (encoding) all.set("content-encoding", encoding);
    // A copy of the exact size: compressors return slices of larger buffers.
    return { body: new Uint8Array(compress(Buffer.from(await drawn.arrayBuffer()), encoding)), headers: all };
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const cloth = readCloth(new URL(request.url));
    if (!cloth) return undefined;
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    const key = JSON.stringify([cloth, encoding]);
    const drawing = cached.get(key) ?? (await draw(cloth, encoding));
    cached.set(key, drawing);
    return new Response(request.method === "HEAD" ? null : drawing.body, { headers: drawing.headers });
  }

  return { answer, stats: () => ({ drawings: cached.size, bytes: cached.calculatedSize }) };
}

function compress(svg: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(svg, quality);
  return encoding === "gzip" ? gzipSync(svg) : svg;
}
