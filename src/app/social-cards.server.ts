import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import { findArtistCard } from "#features/artists/exports/social-card.server.ts";
import { findCityCard } from "#features/cities/exports/social-card.server.ts";
import { findBusinessCard } from "#features/directory/exports/social-card.server.ts";
import { findEventCard } from "#features/events/exports/social-card.server.ts";
import { findProductCard } from "#features/store/exports/social-card.server.ts";
import { findGuideCard } from "#features/travel/exports/social-card.server.ts";
import { createPngDrawer, DrawingQueueFullError } from "#platform/drawing/draw-png.server.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { type CardTypefaces, drawSocialCard, type SocialCard } from "#ui/social-card/draw-social-card.ts";
import { readTypeface } from "#ui/social-card/typeface.ts";
import { site } from "./site.ts";

type Options = { services: Pick<Services, "db" | "env">; headers: Record<string, string> };
type Drawing = { svg: string; etag: string; png?: Promise<Uint8Array<ArrayBuffer>> };

/** About 150 kB each. */
const maxDrawings = 150;
const siteCard = {
  title: site.tagline,
  above: "Black-owned businesses, creators, events and travel",
  cloth: { id: "site", palette: "gold", family: "eyes", way: 0 },
} as const;

const finders = {
  business: findBusinessCard,
  product: findProductCard,
  event: findEventCard,
  "travel-guides": findGuideCard,
  cities: findCityCard,
  artist: findArtistCard,
};

/** Serves `/card.png` and those of a business, product, event, guide, city or artist, the Open Graph images. The most recently used are cached. */
export function createSocialCardHandler({ services: { db, env }, headers }: Options) {
  const siteName = env.SITE_NAME;
  const fonts = findFonts();
  const drawPng = createPngDrawer({ fontFiles: [...fonts.display, ...fonts.text] });
  const cached = new LRUCache<string, Drawing>({ max: maxDrawings });
  let typefaces: CardTypefaces | undefined;

  async function findCard(path: string): Promise<SocialCard | null> {
    if (path === "/card.png") return { ...siteCard, fallbackTitle: siteName, siteName };
    const [, kind, id = ""] =
      /^\/(business|product|event|travel-guides|cities|artist)\/([^/]+)\/card\.png$/.exec(path) ?? [];
    const card = kind ? await finders[kind as keyof typeof finders](db, id) : null;
    return card && { ...card, siteName };
  }

  function draw(card: SocialCard): Drawing {
    typefaces ??= { display: readFaces(fonts.display), text: readFaces(fonts.text) };
    const svg = drawSocialCard(card, typefaces);
    return { svg, etag: `"${createHash("sha256").update(svg).digest("base64url")}"` };
  }

  function findDrawing(card: SocialCard): Drawing {
    const key = JSON.stringify(card);
    const drawing = cached.get(key) ?? draw(card);
    cached.set(key, drawing);
    return drawing;
  }

  /** Concurrent requests share one drawing; a failure is not cached. */
  async function makePng(drawing: Drawing) {
    drawing.png ??= drawPng(drawing.svg);
    return drawing.png.catch((error) => {
      delete drawing.png;
      throw error;
    });
  }

  return async (request: Request): Promise<Response> => {
    const card = await findCard(new URL(request.url).pathname);
    if (!card) return new Response(null, { status: 404, headers });
    const drawing = findDrawing(card);
    const all = {
      ...headers,
      "content-type": "image/png",
      "content-security-policy": dataPolicy,
      // Embedded by other sites.
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      etag: drawing.etag,
    };
    if (request.headers.get("if-none-match")?.includes(drawing.etag))
      return new Response(null, { status: 304, headers: all });
    if (request.method === "HEAD") return new Response(null, { headers: all });
    try {
      const png = await makePng(drawing);
      return new Response(png, { headers: { ...all, "content-length": String(png.byteLength) } });
    } catch (error) {
      if (!(error instanceof DrawingQueueFullError)) throw error;
      const busy = { "retry-after": String(error.retryAfterSeconds), "cache-control": "no-store" };
      return new Response(null, { status: 503, headers: { ...headers, ...busy } });
    }
  };
}

/** Resolved from the source tree, also in the built server. */
function findFonts() {
  const { resolve } = createRequire(import.meta.url);
  const files = (face: string, ...scripts: string[]) =>
    scripts.map((script) => resolve(`#ui/assets/fonts/card-${face}-${script}.ttf`));
  return {
    display: files("display", "latin", "latin-ext", "vietnamese"),
    text: files("text", "latin", "latin-ext"),
  };
}

function readFaces(files: readonly string[]) {
  return readTypeface(files.map((file) => readFileSync(file)));
}
