import { LRUCache } from "lru-cache";
import { isKnown } from "#platform/http/etag.server.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { addGzip, type PackedPage, packPage, type RenderedPage } from "./pack-page.server.ts";
import { type CacheRules, type PageKey, readPageKey } from "./page-key.ts";

type Options = {
  pages: CacheRules;
  /** Cookies that identify a visitor: a request with one of them bypasses the cache. */
  personalCookies: readonly string[];
  maxBytes?: number;
  now?: () => number;
};

/** Renders the page at a path and query as an anonymous visitor sees it. */
type RenderPage = (target: string) => Promise<RenderedPage>;
type CachedPage = PackedPage & {
  key: string;
  tags: readonly string[];
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  /** Set while the page cannot be rendered: when to try again. */
  retryAt?: number;
};
/** What a render ended with: a page that others may get too, or a response for one visitor. */
type RenderResult = { page: CachedPage } | { response: Response };
type PendingRender = { tags: readonly string[]; isOutdated: boolean; result: Promise<RenderResult> };
type Headers = Record<string, string>;

export type PageCache = ReturnType<typeof createPageCache>;

const freshForMs = 30_000;
const staleForMs = 60_000;
// During an outage an old page is better than none.
const staleInOutageForMs = 10 * 60_000;
const retryAfterMs = 5_000;
// Search tables and switches lag behind a change, so pages rendered just after one get a short TTL.
const settlesWithinMs = 5_000;
const freshWhileSettlingMs = 1_000;
const allTags = "*";

/** Caches pages that are the same for every visitor without a session. Concurrent requests share one render. */
export function createPageCache({
  pages,
  personalCookies,
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
}: Options) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const pending = new Map<string, PendingRender>();
  const changedAt = new Map<string, number>();
  const counts = { hit: 0, stale: 0, rendered: 0 };
  const personal = new RegExp(`(?:^|[; ])(?:${personalCookies.join("|")})=`);

  const isCacheable = ({ method, headers }: Request) =>
    (method === "GET" || method === "HEAD") && !personal.test(headers.get("cookie") ?? "");

  /** Responds from a fresh page or not at all. Most requests end here, so it does as little as possible. */
  function find(request: Request, headers?: Headers): Response | undefined {
    const target = targetOf(request);
    const page = cached.get(target) ?? (target.includes("?") ? findByKey(target) : undefined);
    if (!page || now() >= page.freshUntil || !isCacheable(request)) return undefined;
    counts.hit++;
    return send(page, request, headers);
  }

  function findByKey(target: string) {
    const asked = readPageKey(pages, target);
    return asked ? cached.get(asked.key) : undefined;
  }

  /** Responds from the cache, or renders the page first; null when the page is not shared. */
  async function answer(request: Request, render: RenderPage): Promise<Response | null> {
    const asked = isCacheable(request) ? readPageKey(pages, targetOf(request)) : null;
    if (!asked) return null;
    const page = cached.get(asked.key);
    const running = pending.get(asked.key);
    if (page && now() < usableUntil(page)) {
      counts.stale++;
      // Background refresh. If it keeps failing, a later request gets the error.
      if (!running && now() >= (page.retryAt ?? 0)) startRender(asked, render).result.catch(() => {});
      return sendStale(page, request);
    }
    counts.rendered++;
    const result = await (running ?? startRender(asked, render)).result;
    if ("page" in result)
      return result.page.retryAt
        ? sendStale(result.page, request)
        : send(result.page, request, { "cache-status": "pages; fwd=miss; stored" });
    // A cookie was set for the visitor who started the render, not for those who waited for it.
    if (running && result.response.headers.has("set-cookie")) return null;
    return result.response.clone();
  }

  function startRender({ key, tags }: PageKey, render: RenderPage): PendingRender {
    const started: PendingRender = { tags, isOutdated: false, result: Promise.resolve().then(run) };
    pending.set(key, started);
    return started;

    async function run(): Promise<RenderResult> {
      try {
        const rendered = await render(key);
        const packed = await packPage(rendered);
        if (packed) return { page: store(key, packed, started) };
        if (rendered.isWhole && rendered.response.status < 500) cached.delete(key);
        return findFallback(key) ?? { response: rendered.response };
      } catch (error) {
        const fallback = findFallback(key);
        if (fallback) return fallback;
        throw error;
      } finally {
        if (pending.get(key) === started) pending.delete(key);
      }
    }
  }

  function store(key: string, packed: PackedPage, { tags, isOutdated }: PendingRender): CachedPage {
    const renderedAt = now();
    const isSettling = tags.some((tag) => renderedAt - (changedAt.get(tag) ?? 0) < settlesWithinMs);
    const freshUntil = renderedAt + (isSettling ? freshWhileSettlingMs : freshForMs);
    const staleUntil = freshUntil + (isSettling ? 0 : staleForMs);
    const page = { ...packed, key, tags, renderedAt, freshUntil, staleUntil };
    if (!isOutdated) cached.set(key, page);
    return page;
  }

  /** The previous page, if there is one, until the page can be rendered again. */
  function findFallback(key: string): RenderResult | null {
    const page = cached.get(key);
    if (!page || now() >= page.renderedAt + staleInOutageForMs) return null;
    page.retryAt = now() + retryAfterMs;
    return { page };
  }

  /** Removes every page with one of these tags. */
  function invalidate(tags: readonly string[]) {
    const changed = new Set(tags);
    const isAffected = (page: { tags: readonly string[] }) =>
      changed.has(allTags) || page.tags.some((tag) => changed.has(tag));
    noteChanges(changed);
    for (const [key, page] of [...cached.entries()]) if (isAffected(page)) cached.delete(key);
    for (const [key, render] of pending) {
      if (!isAffected(render)) continue;
      // It may have read before the change: requests that wait get its page, later ones start a new render.
      render.isOutdated = true;
      pending.delete(key);
    }
  }

  function noteChanges(tags: Set<string>) {
    for (const tag of tags) {
      changedAt.delete(tag);
      changedAt.set(tag, now());
    }
    for (const [tag, at] of changedAt) {
      if (now() - at < settlesWithinMs) break;
      changedAt.delete(tag);
    }
  }

  /** Called when notifications may have been missed: every page is stale, but can still serve during an outage. */
  function markStale() {
    for (const page of cached.values()) page.freshUntil = page.staleUntil = 0;
    for (const render of pending.values()) render.isOutdated = true;
    pending.clear();
  }

  function sendStale(page: CachedPage, request: Request) {
    const ttl = Math.round((page.renderedAt + freshForMs - now()) / 1_000);
    const detail = page.retryAt ? "; detail=outage" : "";
    return send(page, request, { "cache-status": `pages; hit; ttl=${ttl}${detail}` });
  }

  function send(page: CachedPage, request: Request, more?: Headers): Response {
    const isNotModified = isKnown(request, page.etag);
    const { body, headers } = isNotModified ? page.notModified : pickVariant(page, request);
    const init = { status: isNotModified ? 304 : 200, headers: more ? { ...headers, ...more } : headers };
    return new Response(request.method === "HEAD" ? null : body, init);
  }

  /** Nearly all clients take brotli: gzip is made when the first client asks for it. */
  function pickVariant(page: CachedPage, request: Request) {
    const encoding = pickEncoding(request.headers.get("accept-encoding"));
    if (encoding !== "gzip") return page[encoding ?? "plain"];
    if (page.gzip) return page.gzip;
    const { gzip, bytes } = addGzip(page);
    if (cached.peek(page.key) === page) cached.set(page.key, { ...page, gzip, bytes });
    return gzip;
  }

  const figures = () => ({ ...counts, pages: cached.size, bytes: cached.calculatedSize });
  return { find, answer, invalidate, markStale, figures };
}

function usableUntil({ retryAt, renderedAt, staleUntil }: CachedPage) {
  return retryAt ? renderedAt + staleInOutageForMs : staleUntil;
}

/** Path and query as requested. */
function targetOf({ url }: Request) {
  return url.slice(url.indexOf("/", "https://".length));
}
