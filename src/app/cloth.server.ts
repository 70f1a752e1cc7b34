import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { dataPolicy } from "#platform/http/security-headers.ts";
import { clothResponse } from "#ui/weave/cloth-response.ts";

type Drawing = { plain: Buffer; br: Buffer; gzip: Buffer; headers: Headers };

const keptDrawings = 2_000;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers the addresses of woven covers; the ones asked for last are kept drawn and packed. */
export function createClothAnswers(headers: Record<string, string>) {
  const kept = new Map<string, Drawing>();

  async function draw(url: URL): Promise<Drawing | undefined> {
    const drawn = clothResponse(url);
    if (!drawn) return undefined;
    const plain = Buffer.from(await drawn.arrayBuffer());
    const all = new Headers({ ...headers, "content-security-policy": dataPolicy, vary: "accept-encoding" });
    for (const [name, value] of drawn.headers) all.set(name, value);
    return { plain, br: brotliCompressSync(plain, quality), gzip: gzipSync(plain), headers: all };
  }

  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const key = `${url.pathname}${url.search}`;
    const drawing = kept.get(key) ?? (await draw(url));
    if (!drawing) return undefined;
    // The oldest entry stands first in a Map: taking out and putting back keeps what is in use.
    kept.delete(key);
    kept.set(key, drawing);
    if (kept.size > keptDrawings) kept.delete(kept.keys().next().value ?? "");
    const accepts = request.headers.get("accept-encoding") ?? "";
    const encoding = accepts.includes("br") ? "br" : accepts.includes("gzip") ? "gzip" : null;
    const answer = new Headers(drawing.headers);
    if (encoding) answer.set("content-encoding", encoding);
    const body = request.method === "HEAD" ? null : drawing[encoding ?? "plain"];
    return new Response(body as BodyInit | null, { headers: answer });
  };
}
