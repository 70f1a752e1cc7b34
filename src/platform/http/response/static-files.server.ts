import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { readRange } from "../request/read-range.ts";
import { scriptPolicy } from "../security/security-headers.ts";

type Variant = { body: Buffer<ArrayBuffer>; headers: { etag: string } & Record<string, string> };
/** One built file with its compressed variants, ready to send. */
export type StaticFile = { plain: Variant; br?: Variant; gzip?: Variant };

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".pmtiles": "application/vnd.pmtiles",
};

/** Reads every built file once: serving from memory costs a tenth of reading from disk. */
export function loadStaticFiles(root: string, headers: Record<string, string>): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz)$/.test(file) || file.includes(`${sep}.vite${sep}`)) continue;
    const path = `/${file
      .slice(root.length + 1)
      .split(sep)
      .join("/")}`;
    files.set(path, readStaticFile(file, path, headers));
  }
  return files;
}

/** Responds to GET and HEAD with the smallest accepted encoding, or with the requested byte range. */
export function staticFileResponse(file: StaticFile, request: Request): Response {
  const accepts = request.headers.get("accept-encoding") ?? "";
  const variant =
    (accepts.includes("br") && file.br) || (accepts.includes("gzip") && file.gzip) || file.plain;
  const { body, headers } = variant;
  if (request.headers.get("if-none-match")?.includes(headers.etag)) {
    const { "content-length": _none, ...unchanged } = headers;
    return new Response(null, { status: 304, headers: unchanged });
  }
  const isWanted = request.method === "GET" && !file.br;
  const range = isWanted ? readRange(request.headers, { size: body.byteLength, etag: headers.etag }) : null;
  if (!range) return new Response(request.method === "HEAD" ? null : body, { headers });
  if (range === "outside") {
    const unmet = { ...headers, "content-length": "0", "content-range": `bytes */${body.byteLength}` };
    return new Response(null, { status: 416, headers: unmet });
  }
  const { first, last } = range;
  const part = {
    ...headers,
    "content-length": String(last - first + 1),
    "content-range": `bytes ${first}-${last}/${body.byteLength}`,
  };
  return new Response(body.subarray(first, last + 1), { status: 206, headers: part });
}

/** Reads one built file, with its compressed variants, to be served at this path. */
export function readStaticFile(file: string, path: string, headers: Record<string, string>): StaticFile {
  const shared = {
    ...headers,
    ...(extname(file) === ".js" && { "content-security-policy": scriptPolicy }),
    "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
    "cache-control": cacheControlOf(path),
    vary: "accept-encoding",
  };
  const variant = (name: string, encoding?: string): Variant => {
    const body = readFileSync(name);
    return {
      body,
      headers: {
        ...shared,
        "content-length": String(body.byteLength),
        etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
        ...(encoding ? { "content-encoding": encoding } : {}),
      },
    };
  };
  const plain = variant(file);
  try {
    return { plain, br: variant(`${file}.br`, "br"), gzip: variant(`${file}.gz`, "gzip") };
  } catch {
    return { plain: { ...plain, headers: { ...plain.headers, "accept-ranges": "bytes" } } };
  }
}

/** Built file names contain a content hash. The others may change with a release, and a service worker is the release. */
function cacheControlOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return /^\/sw(-off)?\.js$/.test(path) ? "no-cache" : "public, max-age=3600";
}
