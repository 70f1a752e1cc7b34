import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etagOf } from "#platform/http/etag.server.ts";
import { storedPagePolicy } from "#platform/http/security-headers.ts";

/** A page, or data for programs, as it was made for the first who asked. */
export type MadePage = {
  response: Response;
  /** False when something it shows could not be read. */
  isWhole: boolean;
  /** What belongs to this one request and stands in a page: taken out before others see it. */
  own?: Own;
};
type Own = { nonce: string; requestId: string };

type Headers = Record<string, string>;
type Variant = { body: Buffer<ArrayBuffer>; headers: Headers };
/** A page ready to send: packed once, each form with its headers. */
export type PackedPage = {
  plain: Variant;
  br: Variant;
  gzip: Variant;
  etag: string;
  notModified: Headers;
  bytes: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const largestPage = 1024 * 1024;
const ofOneRequest = new Set(["set-cookie", "x-request-id", "content-length"]);
// Browsers ask every time and get a 304; a shared cache may answer for half a minute by itself, longer in an outage.
// The second header speaks to shared caches alone: a browser must not show its own older copy after a write.
const freshness = {
  "cache-control": "public, max-age=0, s-maxage=30",
  "cdn-cache-control": "max-age=30, stale-while-revalidate=60, stale-if-error=600",
  vary: "accept-encoding, cookie",
};

/** Makes a page ready to be sent to many, or null when it was meant for one or is not all there. */
export async function packPage(made: MadePage): Promise<PackedPage | null> {
  if (!mayBeKept(made)) return null;
  // Read from a copy: whoever asked may need the original, nonce and all.
  const original = await made.response.clone().text();
  const text = takeOut(original, made.own);
  if ((made.own && text.includes(made.own.nonce)) || text.length > largestPage) return null;

  const body = Buffer.from(text);
  const [br, zipped] = await Promise.all([compressBrotli(body, brotliQuality), compressGzip(body)]);
  const etag = etagOf(body);
  const shared: Headers = {
    ...Object.fromEntries([...made.response.headers].filter(([name]) => !ofOneRequest.has(name))),
    ...(made.own ? headersOfPage(original, made.own) : { vary: "accept-encoding" }),
    "cache-status": "pages; hit",
    etag,
  };
  const variant = (form: Buffer<ArrayBuffer>, encoding: Headers): Variant => ({
    body: form,
    headers: { ...shared, ...encoding, "content-length": String(form.byteLength) },
  });
  return {
    plain: variant(body, {}),
    br: variant(br, { "content-encoding": "br" }),
    gzip: variant(zipped, { "content-encoding": "gzip" }),
    etag,
    notModified: shared,
    bytes: body.byteLength + br.byteLength + zipped.byteLength,
  };
}

function takeOut(text: string, own: MadePage["own"]) {
  return own ? text.replaceAll(` nonce="${own.nonce}"`, "").replaceAll(own.requestId, "") : text;
}

/** Data keeps what it says of itself; a page names its scripts, because its nonce is gone. */
function headersOfPage(html: string, own: Own): Headers {
  return { ...freshness, "content-security-policy": storedPagePolicy(hashInlineScripts(html, own)) };
}

function mayBeKept({ response, isWhole, own }: MadePage) {
  const type = own ? "text/html" : "application/json";
  const isKept = response.headers.get("content-type")?.startsWith(type);
  const isPrivate = /no-store|private/.test(response.headers.get("cache-control") ?? "");
  return isWhole && response.status === 200 && isKept && !isPrivate && !response.headers.has("set-cookie");
}

/** The sources that let our own inline scripts run: those that carried the nonce. One that slipped in with data has none. */
function hashInlineScripts(html: string, own: Own): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs);
  const hashes = [...scripts]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${own.nonce}"`))
    .map(([, , text = ""]) => createHash("sha256").update(takeOut(text, own)).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
