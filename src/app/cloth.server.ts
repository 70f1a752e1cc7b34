import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createPageStore } from "#platform/cache/page-store.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { dataPolicy } from "#platform/http/security-headers.ts";
import { clothResponse, type NamedCloth, readCloth } from "#ui/weave/cloth-response.ts";

type Drawing = { plain: Buffer; br: Buffer; gzip: Buffer; headers: Headers; bytes: number };
type Options = { headers: Record<string, string>; maxBytes?: number };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers the addresses of woven covers; those asked for last are kept drawn and packed, whatever else an address says. */
export function createClothAnswers({ headers, maxBytes = 16 * 1024 * 1024 }: Options) {
  const kept = createPageStore<Drawing>(maxBytes);

  async function draw(cloth: NamedCloth): Promise<Drawing> {
    const drawn = clothResponse(cloth);
    const plain = Buffer.from(await drawn.arrayBuffer());
    const all = new Headers({ ...headers, "content-security-policy": dataPolicy, vary: "accept-encoding" });
    for (const [name, value] of drawn.headers) all.set(name, value);
    const [br, gzip] = [brotliCompressSync(plain, quality), gzipSync(plain)];
    return { plain, br, gzip, headers: all, bytes: plain.byteLength + br.byteLength + gzip.byteLength };
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const cloth = readCloth(new URL(request.url));
    if (!cloth) return undefined;
    const key = JSON.stringify(cloth);
    let drawing = kept.use(key);
    if (!drawing) {
      drawing = await draw(cloth);
      kept.put(key, drawing);
    }
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    const all = new Headers(drawing.headers);
    if (encoding) all.set("content-encoding", encoding);
    const body = request.method === "HEAD" ? null : drawing[encoding ?? "plain"];
    return new Response(body as BodyInit | null, { headers: all });
  }

  return { answer, figures: kept.size };
}
