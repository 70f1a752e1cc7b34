import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import {
  listBusinessParts,
  listLandingPaths,
  readBusinessPart,
} from "#features/directory/exports/sitemap.server.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { dataPolicy } from "#platform/http/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { robotsText } from "./robots.ts";
import { sharedPages } from "./shared-pages.ts";

type Options = { services: Services; headers: Record<string, string> };

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers what crawlers ask for: robots.txt, the sitemap's index, and its files, each written while it is read. */
export function createSitemapAnswers({ services: { env, db, log }, headers }: Options) {
  const origin = env.APP_ORIGIN;

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/robots.txt") return send(request, "text/plain", [robotsText(origin)]);
    const lines = await findLines(pathname);
    return lines ? send(request, "application/xml", lines) : undefined;
  };

  async function findLines(path: string) {
    if (path === "/sitemap.xml") return writeIndex(await listBusinessParts(db));
    if (path === "/sitemaps/pages.xml") return writePages(await listLandingPaths(db));
    const number = /^\/sitemaps\/businesses-([1-9]\d{0,5})\.xml$/.exec(path)?.[1];
    const businesses = number && (await readBusinessPart(db, Number(number)));
    return businesses ? writeBusinesses(businesses) : null;
  }

  function* writeIndex(parts: readonly string[]) {
    const names = ["pages", ...parts.map((_, place) => `businesses-${place + 1}`)];
    yield open("sitemapindex");
    yield names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`).join("");
    yield "</sitemapindex>\n";
  }

  function* writePages(landing: readonly string[]) {
    const paths = [...sharedPages.keys()].filter((path) => !path.includes("*"));
    yield open("urlset");
    yield [...paths, ...landing].map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join("");
    yield "</urlset>\n";
  }

  async function* writeBusinesses(batches: NonNullable<Awaited<ReturnType<typeof readBusinessPart>>>) {
    yield open("urlset");
    for await (const batch of batches) {
      yield batch
        .map(
          ({ id, changedOn }) =>
            `<url><loc>${origin}/business/${id}</loc><lastmod>${changedOn}</lastmod></url>\n`,
        )
        .join("");
    }
    yield "</urlset>\n";
  }

  function send(request: Request, type: string, lines: Iterable<string> | AsyncIterable<string>): Response {
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    const all = {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": dataPolicy,
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
      ...(encoding ? { "content-encoding": encoding } : {}),
    };
    if (request.method === "HEAD") return new Response(null, { headers: all });
    const written = Readable.from(lines, { objectMode: false });
    if (!encoding) return new Response(Readable.toWeb(written) as BodyInit, { headers: all });
    const packer = encoding === "br" ? createBrotliCompress(brotliQuality) : createGzip();
    // A crawler that leaves ends both, and a failed read cuts the file off rather than ending it well.
    pipeline(
      written,
      packer,
      (error) => error && log.warn({ error, url: request.url }, "sitemap was cut off"),
    );
    return new Response(Readable.toWeb(packer) as BodyInit, { headers: all });
  }
}

function open(element: "urlset" | "sitemapindex") {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${schema}>\n`;
}
