import { LRUCache } from "lru-cache";
import { isKnown } from "#platform/http/response/etag.server.ts";
import { pickEncoding } from "#platform/http/response/pick-encoding.ts";
import { BusyError, TooManyReadsError } from "#platform/load/busy-error.ts";
import type { RenderGate, Ticket } from "#platform/load/render-gate.ts";
import { addVariant, type PackedPage, packPage, type RenderedPage } from "./pack-page.server.ts";
import { type CacheRules, type PageKey, readPageKey } from "./page-key.ts";
import {
  expire,
  makeDue,
  makeStale,
  type PageLifetime,
  settlesWithinMs,
  startLifetime,
  ttlOf,
} from "./page-lifetime.ts";

type Options = {
  pages: CacheRules;
  /** Cookies that identify a visitor: a request with one of them bypasses the cache. */
  personalCookies: readonly string[];
  /** Every render goes through it. */
  gate?: Pick<RenderGate, "run" | "join" | "wouldWait">;
  maxBytes?: number;
  now?: () => number;
};

/** Renders the page at a path and query as an anonymous visitor sees it. */
type RenderPage = (target: string) => Promise<RenderedPage>;
/** The client: its network, and a function that counts a page and returns whether it may be rendered. */
type Asker = { network: string; canRender?: () => boolean };
type CachedPage = PackedPage &
  PageLifetime &
  PageKey & {
    /** Set while the page cannot be rendered: when to retry, and until when to serve it anyway. */
    staleFallback?: { retryAt: number; until: number; detail: "busy" | "outage" };
  };
/** The result of a render: a page that others can get too, or a response for one visitor. */
type RenderResult = { page: CachedPage; isOld?: boolean } | { response: Response };
type PendingRender = {
  requested: PageKey;
  isStale: boolean;
  /** The clients that wait for it. If all have left before its turn, it is not rendered. */
  clients: AbortSignal[];
  ticket: Ticket;
  result: Promise<RenderResult>;
};
type Headers = Record<string, string>;

export type PageCache = ReturnType<typeof createPageCache>;

const retryAfterMs = 5_000;
const retryWhenBusyAfterMs = 1_000;
const allTags = "*";
/** A network without slots. */
const noNetwork = "";
const openGate: NonNullable<Options["gate"]> = {
  run: (work) => work(),
  join: () => {},
  wouldWait: () => false,
};

/** Caches pages that are the same for every visitor without a session. Concurrent requests share one render. */
export function createPageCache({
  pages,
  personalCookies,
  gate = openGate,
  maxBytes = 64 * 1024 * 1024,
  now = () => Date.now(),
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
    const requested = readPageKey(pages, target);
    return requested ? cached.get(requested.key) : undefined;
  }

  /** Responds from the cache, or renders the page first. Null when the page is not shared. */
  async function answer(
    request: Request,
    render: RenderPage,
    { network, canRender = () => true }: Asker,
  ): Promise<Response | null> {
    const requested = isCacheable(request) ? readPageKey(pages, targetOf(request)) : null;
    if (!requested) return null;
    const page = cached.get(requested.key);
    const running = pending.get(requested.key);
    if (page && now() < usableUntil(page, network)) {
      counts.stale++;
      // Background refresh. If it keeps failing, a later request gets the error.
      if (!running && now() >= (page.staleFallback?.retryAt ?? 0) && canRender())
        startRender(requested, render, { network, isRefresh: true }).result.catch(() => {});
      return sendStale(page, request);
    }
    if (!running && !canRender()) throw new TooManyReadsError("This network asked for too many pages.");
    counts.rendered++;
    const started = running ?? startRender(requested, render, { network });
    started.clients.push(request.signal);
    if (running) gate.join(running.ticket, network);
    const result = await started.result;
    if ("page" in result)
      return result.isOld
        ? sendStale(result.page, request)
        : send(result.page, request, { "cache-status": "pages; fwd=miss; stored" });
    // A cookie was set for the visitor who started the render, not for those who waited for it.
    if (running && result.response.headers.has("set-cookie")) return null;
    return result.response.clone();
  }

  /** Whether a request can be served without another render: from a page allowed under load, or one being rendered. */
  function canRespondUnderLoad(request: Request): boolean {
    const requested = isCacheable(request) ? readPageKey(pages, targetOf(request)) : null;
    if (!requested) return false;
    const page = cached.peek(requested.key);
    return pending.has(requested.key) || now() < (page?.underLoadUntil ?? 0);
  }

  function usableUntil({ staleFallback, staleUntil, underLoadUntil }: CachedPage, network: string): number {
    const until = staleFallback?.until ?? staleUntil;
    return gate.wouldWait(network) ? Math.max(until, underLoadUntil) : until;
  }

  function startRender(
    requested: PageKey,
    render: RenderPage,
    { network, isRefresh = false }: { network: string; isRefresh?: boolean },
  ): PendingRender {
    const { key } = requested;
    const clients: AbortSignal[] = [];
    // Refreshes have no waiting client, but the next visitors should get a newer page.
    const isWanted = () => isRefresh || clients.some(({ aborted }) => !aborted);
    const ticket: Ticket = { network, isWanted };
    const started: PendingRender = {
      requested,
      ticket,
      clients,
      isStale: false,
      result: Promise.resolve().then(run),
    };
    pending.set(key, started);
    return started;

    async function run(): Promise<RenderResult> {
      try {
        const { rendered, packed } = await gate.run(async () => {
          const rendered = await render(key);
          return { rendered, packed: await packPage(rendered) };
        }, ticket);
        if (packed) return { page: store(packed, started) };
        if (rendered.isWhole && rendered.response.status < 500) cached.delete(key);
        return staleFallback(key) ?? { response: rendered.response };
      } catch (error) {
        const fallback = staleFallback(key, { isBusy: error instanceof BusyError });
        if (fallback) return fallback;
        throw error;
      } finally {
        if (pending.get(key) === started) pending.delete(key);
      }
    }
  }

  function store(packed: PackedPage, { requested, isStale }: PendingRender): CachedPage {
    const renderedAt = now();
    const isSettling = (tags: readonly string[]) =>
      tags.some((tag) => renderedAt - (changedAt.get(tag) ?? 0) < settlesWithinMs);
    const settling = isSettling(requested.shows) ? "shows" : isSettling(requested.lists) ? "lists" : null;
    const page: CachedPage = { ...packed, ...startLifetime(renderedAt, settling), ...requested };
    const { key } = requested;
    // Changes can come faster than renders: without the stale page there would be nothing to serve under load.
    if (isStale) makeStale(page, renderedAt);
    if (!isStale || renderedAt >= (cached.peek(key)?.freshUntil ?? 0)) cached.set(key, page);
    return page;
  }

  /** The previous page, if there is one, until the page can be rendered again. */
  function staleFallback(key: string, { isBusy = false } = {}): RenderResult | null {
    const page = cached.get(key);
    const until = (isBusy ? page?.underLoadUntil : page?.inOutageUntil) ?? 0;
    if (!page || now() >= until) return null;
    const retryAt = now() + (isBusy ? retryWhenBusyAfterMs : retryAfterMs);
    if (!isBusy) page.staleFallback = { until, retryAt, detail: "outage" };
    // With free slots, no one gets an older page than usual, even if one network requests too much.
    else if (gate.wouldWait(noNetwork))
      page.staleFallback = { until: Math.min(until, retryAt), retryAt, detail: "busy" };
    return { page, isOld: true };
  }

  /** Makes every page with one of these tags stale, so the next request renders it, unless it would have to wait. */
  function invalidate(tags: readonly string[]) {
    const shown = new Set(tags);
    const listed = new Set(tags.flatMap((tag) => [tag, kindOf(tag)]));
    const isAll = shown.has(allTags);
    noteChanges(listed);
    for (const page of cached.values()) {
      if (isAll || page.shows.some((tag) => shown.has(tag))) {
        makeStale(page, now());
        delete page.staleFallback;
      } else if (page.lists.some((tag) => listed.has(tag))) makeDue(page, now());
    }
    for (const [key, render] of pending) {
      if (!isAll && !render.requested.shows.some((tag) => shown.has(tag))) continue;
      // It may have read before the change: waiting requests get its page, later ones start a new render.
      render.isStale = true;
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

  /** Called when changes may have been missed: every page is stale, but can still serve during an outage. */
  function markStale() {
    for (const page of cached.values()) expire(page, now());
    for (const render of pending.values()) render.isStale = true;
    pending.clear();
  }

  function sendStale(page: CachedPage, request: Request) {
    const detail = page.staleFallback ? `; detail=${page.staleFallback.detail}` : "";
    return send(page, request, { "cache-status": `pages; hit; ttl=${ttlOf(page, now())}${detail}` });
  }

  function send(page: CachedPage, request: Request, more?: Headers): Response {
    const isNotModified = isKnown(request, page.etag);
    const { body, headers } = isNotModified ? page.notModified : pickVariant(page, request);
    const init = { status: isNotModified ? 304 : 200, headers: more ? { ...headers, ...more } : headers };
    return new Response(request.method === "HEAD" ? null : body, init);
  }

  /** Variants other than brotli are made when the first client asks for them. */
  function pickVariant(page: CachedPage, request: Request) {
    const encoding = pickEncoding(request.headers.get("accept-encoding")) ?? "plain";
    const found = page[encoding];
    if (found || encoding === "br") return found ?? page.br;
    const { variant, bytes } = addVariant(page, encoding);
    if (cached.peek(page.key) === page) cached.set(page.key, { ...page, [encoding]: variant, bytes });
    return variant;
  }

  const stats = () => ({ ...counts, pages: cached.size, bytes: cached.calculatedSize });
  return { find, answer, canRespondUnderLoad, invalidate, markStale, stats };
}

/** Path and query as requested. */
function targetOf({ url }: Request) {
  return url.slice(url.indexOf("/", "https://".length));
}

/** `business` of `business:<id>`. */
function kindOf(tag: string) {
  return tag.split(":", 1)[0] ?? tag;
}
