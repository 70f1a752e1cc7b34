import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { etagOf } from "#platform/http/response/etag.server.ts";
import { storedPagePolicy } from "#platform/http/security/security-headers.ts";

/** A page or API response as rendered for the first request. */
export type RenderedPage = {
  response: Response;
  /** False when something on it could not be loaded. */
  isWhole: boolean;
  /** Values of this request in the page, removed before others get it. */
  own?: Own;
};
type Own = {
  nonce: string;
  requestId: string;
  /** Origins that the page may fetch from, besides ours. */
  connections?: string;
};

type Headers = Record<string, string>;
type Variant = { body: Buffer<ArrayBuffer> | null; headers: Headers };
/** A page ready to send: compressed once, each variant with its headers. Nearly all clients accept brotli. */
export type PackedPage = {
  br: Variant;
  plain?: Variant;
  gzip?: Variant;
  notModified: Variant;
  etag: string;
  /** Approximate size in memory. */
  bytes: number;
};

const compressBrotli = promisify(brotliCompress);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const maxPageLength = 1024 * 1024;
const headersOfOneRequest = new Set(["set-cookie", "x-request-id", "content-length"]);
// Browsers revalidate every time and get a 304. A shared cache can respond without asking for half a minute, longer in
// an outage. That header is for shared caches only, because a browser must not show its own older copy after a write.
const freshness = {
  "cache-control": "public, max-age=0, s-maxage=30",
  "cdn-cache-control": "max-age=30, stale-while-revalidate=30, stale-if-error=600",
  vary: "accept-encoding, cookie",
};

/** Prepares a page for the cache; null when it is private or incomplete. */
export async function packPage(rendered: RenderedPage): Promise<PackedPage | null> {
  if (!isShareable(rendered)) return null;
  // Read from a copy: if the page is not cached, the visitor gets the original.
  const original = await rendered.response.clone().text();
  const text = removeOwn(original, rendered.own);
  if ((rendered.own && text.includes(rendered.own.nonce)) || text.length > maxPageLength) return null;

  const body = Buffer.from(text);
  const br = exactBuffer(await compressBrotli(body, brotliQuality));
  const etag = etagOf(body);
  const headers: Headers = {
    ...Object.fromEntries([...rendered.response.headers].filter(([name]) => !headersOfOneRequest.has(name))),
    ...(rendered.own ? pageHeaders(original, rendered.own) : { vary: "accept-encoding" }),
    "cache-status": "pages; hit",
    etag,
  };
  return {
    br: createVariant(br, { ...headers, "content-encoding": "br" }),
    notModified: { body: null, headers },
    etag,
    bytes: br.byteLength + sizeOf(headers) * 2,
  };
}

/** Another variant of a packed page, and the page's size including it. */
export function addVariant(
  { br, notModified, bytes }: PackedPage,
  encoding: "plain" | "gzip",
): { variant: Variant; bytes: number } {
  const plain = brotliDecompressSync(br.body ?? "");
  const variant =
    encoding === "plain"
      ? createVariant(exactBuffer(plain), notModified.headers)
      : createVariant(exactBuffer(gzipSync(plain)), { ...notModified.headers, "content-encoding": "gzip" });
  return { variant, bytes: bytes + (variant.body?.byteLength ?? 0) + sizeOf(variant.headers) };
}

function createVariant(body: Buffer<ArrayBuffer>, headers: Headers): Variant {
  return { body, headers: { ...headers, "content-length": String(body.byteLength) } };
}

/** Copies a buffer, because compressors return slices that keep larger buffers in memory. */
function exactBuffer(slice: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(slice).buffer);
}

function sizeOf(headers: Headers): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

function removeOwn(text: string, own: RenderedPage["own"]) {
  return own ? text.replaceAll(` nonce="${own.nonce}"`, "").replaceAll(own.requestId, "") : text;
}

/** JSON keeps its own headers. A page lists its scripts by hash, because its nonce is gone. */
function pageHeaders(html: string, own: Own): Headers {
  const policy = storedPagePolicy(hashInlineScripts(html, own), own.connections);
  return { ...freshness, "content-security-policy": policy };
}

function isShareable({ response, isWhole, own }: RenderedPage) {
  const type = own ? "text/html" : "application/json";
  const isExpectedType = response.headers.get("content-type")?.startsWith(type);
  const isPrivate = /no-store|private/.test(response.headers.get("cache-control") ?? "");
  return (
    isWhole && response.status === 200 && isExpectedType && !isPrivate && !response.headers.has("set-cookie")
  );
}

/** Hashes of our own inline scripts, which carried the nonce. A script injected through data has none. */
function hashInlineScripts(html: string, own: Own): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs);
  const hashes = [...scripts]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${own.nonce}"`))
    .map(([, , text = ""]) => createHash("sha256").update(removeOwn(text, own)).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
