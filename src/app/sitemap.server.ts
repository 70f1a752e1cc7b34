import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import {
  findBusinessPart,
  listBusinessParts,
  listLandingPaths,
} from "#features/directory/exports/sitemap.server.ts";
import { createFairQueue } from "#platform/http/fair-queue.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { dataPolicy } from "#platform/http/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { isApiPath } from "./api-path.ts";
import { robotsText } from "./robots.ts";
import { securityText, securityTextPath } from "./security-text.ts";
import { sharedPages } from "./shared-pages.ts";

type Options = { services: Services; headers: Record<string, string> };
type File = {
  type: "text/plain" | "application/xml";
  etag: string;
  changedAt?: Date;
  write: () => Iterable<string> | AsyncIterable<string>;
};

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linesAtOnce = 500;
const brotliQuality = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // Lines repeat at once: a window of 256 kB instead of 4 MB finds as much.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Answers what crawlers ask for: robots.txt, security.txt, the sitemap's index, and its files, each written while it is read. */
export function createSitemapHandler({ services: { env, db, log }, headers }: Options) {
  const origin = env.APP_ORIGIN;
  // However many files are fetched at once, they are read a few rows of one after the other: people ask beside them.
  const reads = createFairQueue({ inFlight: 1, inFlightPerKey: 1, waiting: 100, waitingPerKey: 100 });
  const businessLine = `<url><loc>${origin}/business/%1$s</loc><lastmod>%2$s</lastmod></url>\n`;

  return async (request: Request): Promise<Response | undefined> => {
    const file = await findFile(new URL(request.url).pathname);
    return file && send(request, file);
  };

  async function findFile(path: string): Promise<File | undefined> {
    if (path === securityTextPath) return listed("text/plain", () => [securityText(origin, new Date())]);
    if (path === "/robots.txt") return listed("text/plain", () => [robotsText(origin)]);
    if (path === "/sitemap.xml") {
      const parts = await listBusinessParts(db);
      const names = ["pages", ...parts.map((_, place) => `businesses-${place + 1}`)];
      const line = (name: string) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`;
      return listed("application/xml", () => writeList("sitemapindex", names, line));
    }
    if (path === "/sitemaps/pages.xml") {
      const own = [...sharedPages.keys()].filter((page) => !page.includes("*") && !isApiPath(page));
      const paths = [...own, ...(await listLandingPaths(db))];
      const line = (page: string) => `<url><loc>${origin}${page}</loc></url>\n`;
      return listed("application/xml", () => writeList("urlset", paths, line));
    }
    const number = /^\/sitemaps\/businesses-([1-9]\d{0,5})\.xml$/.exec(path)?.[1];
    const part = number && (await findBusinessPart(db, Number(number)));
    if (!part) return undefined;
    return {
      type: "application/xml",
      etag: tagOf([part.state, businessLine]),
      changedAt: part.changedAt,
      write: () => writeBusinesses(inTurns(part.read(businessLine))),
    };
  }

  async function* inTurns(lines: AsyncIterator<string>) {
    for (;;) {
      const { done, value } = await reads.run("file", () => lines.next());
      if (done) return;
      yield value;
    }
  }

  function send(request: Request, { type, etag, changedAt, write }: File): Response {
    const all = {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": dataPolicy,
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
      etag,
      ...(changedAt && { "last-modified": changedAt.toUTCString() }),
    };
    if (isKnown(request, etag, changedAt)) return new Response(null, { status: 304, headers: all });
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    const sent = { headers: { ...all, ...(encoding && { "content-encoding": encoding }) } };
    if (request.method === "HEAD") return new Response(null, sent);
    const written = Readable.from(write(), { objectMode: false });
    if (!encoding) return new Response(Readable.toWeb(written) as BodyInit, sent);
    const packer = encoding === "br" ? createBrotliCompress(brotliQuality) : createGzip();
    // A crawler that leaves ends both, and a failed read cuts the file off rather than ending it well.
    pipeline(
      written,
      packer,
      (error) => error && log.warn({ error, url: request.url }, "sitemap was cut off"),
    );
    return new Response(Readable.toWeb(packer) as BodyInit, sent);
  }
}

/** A file that is written from memory can tell itself apart by all it says. */
function listed(type: File["type"], write: () => Iterable<string>): File {
  return { type, etag: tagOf(write()), write };
}

/** Weak, because the same file goes out in three encodings. */
function tagOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

function isKnown(request: Request, etag: string, changedAt: Date | undefined): boolean {
  const tags = request.headers.get("if-none-match");
  // The tag is the better witness: it also notices what was taken out.
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
  for (let start = 0; start < items.length; start += linesAtOnce) {
    yield items
      .slice(start, start + linesAtOnce)
      .map(line)
      .join("");
  }
  yield `</${element}>\n`;
}

async function* writeBusinesses(lines: AsyncIterable<string>) {
  yield open("urlset");
  yield* lines;
  yield "</urlset>\n";
}

function open(element: "urlset" | "sitemapindex") {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${schema}>\n`;
}
