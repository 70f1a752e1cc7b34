import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { pickEncoding } from "#platform/http/response/pick-encoding.ts";
import type { PublicPage } from "#platform/http/routes/routes.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { createFairQueue } from "#platform/load/fair-queue.ts";
import { manifestPath, manifestText } from "./manifest.ts";
import { publicPages } from "./public-pages.ts";
import { robotsText } from "./robots.ts";
import { securityText, securityTextPath } from "./security-text.ts";

type Options = { services: Services; headers: Record<string, string> };
type File = {
  type: "text/plain; charset=utf-8" | "application/xml; charset=utf-8" | "application/manifest+json";
  etag: string;
  changedAt?: Date;
  write: () => Iterable<string> | AsyncIterable<string>;
};

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const plain = "text/plain; charset=utf-8";
const xml = "application/xml; charset=utf-8";
const linesPerChunk = 500;
const brotliQuality = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // The lines are similar, so a 256 kB window compresses as well as 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Serves robots.txt, security.txt, the manifest, the sitemap index, and the sitemap files, which are streamed. */
export function createSitemapHandler({ services: { env, db, log }, headers }: Options) {
  const origin = env.APP_ORIGIN;
  // Reads one batch at a time for all concurrent requests, so pages stay fast.
  const reads = createFairQueue({ inFlight: 1, inFlightPerKey: 1, waiting: 100, waitingPerKey: 100 });

  return async (request: Request): Promise<Response | undefined> => {
    const file = await findFile(new URL(request.url).pathname);
    return file && send(request, file);
  };

  async function findFile(path: string): Promise<File | undefined> {
    if (path === securityTextPath)
      return fromMemory(plain, () => [securityText(origin, env.CONTACT_EMAIL, new Date())]);
    if (path === manifestPath)
      return fromMemory("application/manifest+json", () => [manifestText(env.SITE_NAME)]);
    if (path === "/robots.txt") return fromMemory(plain, () => [robotsText(origin)]);
    if (path === "/sitemap.xml") {
      const names = ["pages", ...(await Promise.all(publicPages.map(listFiles))).flat()];
      const line = (name: string) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`;
      return fromMemory(xml, () => writeList("sitemapindex", names, line));
    }
    if (path === "/sitemaps/pages.xml") {
      const paths = (await Promise.all(publicPages.map(listPaths))).flat();
      const line = (page: string) => `<url><loc>${origin}${page}</loc></url>\n`;
      return fromMemory(xml, () => writeList("urlset", paths, line));
    }
    const [, name, number] = /^\/sitemaps\/([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
    return name ? findPart(name, Number(number)) : undefined;
  }

  async function listPaths({ path, sitemap }: PublicPage): Promise<readonly string[]> {
    if (typeof sitemap === "function") return sitemap(db);
    return sitemap === true ? [path] : [];
  }

  async function listFiles({ sitemap }: PublicPage): Promise<string[]> {
    if (typeof sitemap !== "object") return [];
    const count = await (await sitemap.open()).count(db);
    return Array.from({ length: count }, (_, index) => `${sitemap.name}-${index + 1}`);
  }

  async function findPart(name: string, number: number): Promise<File | undefined> {
    for (const { path, sitemap } of publicPages) {
      if (typeof sitemap !== "object" || sitemap.name !== name) continue;
      const part = await (await sitemap.open()).find(db, number);
      if (!part) return undefined;
      const address = `${origin}${path.replace(/:\w+$/, () => "%1$s")}`;
      const line = `<url><loc>${address}</loc><lastmod>%2$s</lastmod></url>\n`;
      return {
        type: xml,
        etag: etagOf([part.state, line]),
        changedAt: part.changedAt,
        write: () => writeLines(inBatches(part.read(line))),
      };
    }
    return undefined;
  }

  async function* inBatches(lines: AsyncIterator<string>) {
    for (;;) {
      const { done, value } = await reads.run("file", () => lines.next());
      if (done) return;
      yield value;
    }
  }

  function send(request: Request, { type, etag, changedAt, write }: File): Response {
    const all = {
      ...headers,
      "content-type": type,
      "content-security-policy": dataPolicy,
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
      etag,
      ...(changedAt && { "last-modified": changedAt.toUTCString() }),
    };
    if (isNotModified(request, etag, changedAt)) return new Response(null, { status: 304, headers: all });
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    const sent = { headers: { ...all, ...(encoding && { "content-encoding": encoding }) } };
    if (request.method === "HEAD") return new Response(null, sent);
    const written = Readable.from(write(), { objectMode: false });
    if (!encoding) return new Response(Readable.toWeb(written) as BodyInit, sent);
    const compressor = encoding === "br" ? createBrotliCompress(brotliQuality) : createGzip();
    // A disconnect ends both streams. A failed read aborts the response, so a truncated file does not look complete.
    pipeline(
      written,
      compressor,
      (error) => error && log.warn({ error, url: request.url }, "sitemap was aborted"),
    );
    return new Response(Readable.toWeb(compressor) as BodyInit, sent);
  }
}

/** A file written from memory; its ETag is a hash of the content. */
function fromMemory(type: File["type"], write: () => Iterable<string>): File {
  return { type, etag: etagOf(write()), write };
}

/** Weak, because the same file is sent in three encodings. */
function etagOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

function isNotModified(request: Request, etag: string, changedAt: Date | undefined): boolean {
  const tags = request.headers.get("if-none-match");
  // The ETag comes first: it also changes when an entry is removed.
  if (tags !== null) return tags.includes(etag);
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

function* writeList(
  element: "urlset" | "sitemapindex",
  items: readonly string[],
  line: (item: string) => string,
) {
  yield open(element);
  for (let start = 0; start < items.length; start += linesPerChunk) {
    yield items
      .slice(start, start + linesPerChunk)
      .map(line)
      .join("");
  }
  yield `</${element}>\n`;
}

async function* writeLines(lines: AsyncIterable<string>) {
  yield open("urlset");
  yield* lines;
  yield "</urlset>\n";
}

function open(element: "urlset" | "sitemapindex") {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${schema}>\n`;
}
