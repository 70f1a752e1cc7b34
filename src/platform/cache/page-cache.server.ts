import { isKnown } from "#platform/http/etag.server.ts";
import { pickEncoding } from "#platform/http/pick-encoding.ts";
import { type PageKey, readPageKey, type SharedPages } from "./page-key.ts";
import { type MadePage, type PackedPage, packPage } from "./page-pack.server.ts";
import { createPageStore } from "./page-store.ts";

type Options = {
  pages: SharedPages;
  /** Cookies that make a visitor somebody: with one of them the page is made for that visitor alone. */
  personalCookies: readonly string[];
  maxBytes?: number;
  now?: () => number;
};

/** Makes the page at a path and query as nobody in particular would see it. */
type MakePage = (target: string) => Promise<MadePage>;
type KeptPage = PackedPage & {
  tags: readonly string[];
  madeAt: number;
  freshUntil: number;
  staleUntil: number;
  /** Set while the page cannot be made anew: when to try again. */
  retryAt?: number;
};
type Landing = { page: KeptPage } | { response: Response };
type Flight = { tags: readonly string[]; isOutdated: boolean; landing: Promise<Landing> };

export type PageCache = ReturnType<typeof createPageCache>;

const freshForMs = 30_000;
const staleForMs = 60_000;
// When the database is away, an old page is better than none.
const inOutageForMs = 10 * 60_000;
const retryAfterMs = 5_000;
// What a page reads may lag behind a change (search, switches): pages made meanwhile are looked at again soon.
const settlesWithinMs = 5_000;
const freshWhileSettlingMs = 1_000;
const everything = "*";

/** Keeps pages that look the same to every visitor without a session, each made once however many ask. */
export function createPageCache({
  pages,
  personalCookies,
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
}: Options) {
  const kept = createPageStore<KeptPage>(maxBytes);
  const flights = new Map<string, Flight>();
  const changes = new Map<string, number>();
  const answers = { hit: 0, stale: 0, made: 0 };
  const personal = new RegExp(`(?:^|[; ])(?:${personalCookies.join("|")})=`);

  /** Whether this request may get what others get. */
  const isForAnybody = ({ method, headers }: Request) =>
    (method === "GET" || method === "HEAD") && !personal.test(headers.get("cookie") ?? "");

  /** Answers at once from a fresh page, or not at all: most requests end here, so it does next to nothing. */
  function find(request: Request): Response | undefined {
    const target = targetOf(request);
    const page = kept.use(target) ?? (target.includes("?") ? findByKey(target) : undefined);
    if (!page || now() >= page.freshUntil || !isForAnybody(request)) return undefined;
    answers.hit++;
    return send(page, request);
  }

  function findByKey(target: string) {
    const asked = readPageKey(pages, target);
    return asked ? kept.use(asked.key) : undefined;
  }

  /** Answers from the kept page or makes it first; null when the page is not shared. */
  async function answer(request: Request, make: MakePage): Promise<Response | null> {
    const asked = isForAnybody(request) ? readPageKey(pages, targetOf(request)) : null;
    if (!asked) return null;
    const page = kept.use(asked.key);
    const flight = flights.get(asked.key);
    if (page && now() < usableUntil(page)) {
      answers.stale++;
      // Nobody waits for this flight; whoever comes after it meets its failure, if it lasts.
      if (!flight && now() >= (page.retryAt ?? 0)) takeOff(asked, make).landing.catch(() => {});
      return sendStale(page, request);
    }
    answers.made++;
    const landing = await (flight ?? takeOff(asked, make)).landing;
    if ("page" in landing)
      return landing.page.retryAt
        ? sendStale(landing.page, request)
        : send(landing.page, request, "pages; fwd=miss; stored");
    // What was set for the first who asked is nothing for the others.
    if (flight && landing.response.headers.has("set-cookie")) return null;
    return landing.response.clone();
  }

  function takeOff({ key, tags }: PageKey, make: MakePage): Flight {
    const flight: Flight = { tags, isOutdated: false, landing: Promise.resolve().then(land) };
    flights.set(key, flight);
    return flight;

    async function land(): Promise<Landing> {
      try {
        const made = await make(key);
        const packed = await packPage(made);
        if (packed) return { page: keep(key, packed, flight) };
        if (made.isWhole && made.response.status < 500) kept.remove(key);
        return outliveFailure(key) ?? { response: made.response };
      } catch (error) {
        const older = outliveFailure(key);
        if (older) return older;
        throw error;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    }
  }

  function keep(key: string, packed: PackedPage, { tags, isOutdated }: Flight): KeptPage {
    const madeAt = now();
    const isSettling = tags.some((tag) => madeAt - (changes.get(tag) ?? 0) < settlesWithinMs);
    const freshUntil = madeAt + (isSettling ? freshWhileSettlingMs : freshForMs);
    const page = {
      ...packed,
      tags,
      madeAt,
      freshUntil,
      staleUntil: freshUntil + (isSettling ? 0 : staleForMs),
    };
    if (!isOutdated) kept.put(key, page);
    return page;
  }

  /** The older page, if there is one, stands in until the page can be made again. */
  function outliveFailure(key: string): Landing | null {
    const page = kept.use(key);
    if (!page || now() >= page.madeAt + inOutageForMs) return null;
    page.retryAt = now() + retryAfterMs;
    return { page };
  }

  /** Lets go of every page that shows one of these. */
  function drop(tags: readonly string[]) {
    const changed = new Set(tags);
    const concerns = (page: { tags: readonly string[] }) =>
      changed.has(everything) || page.tags.some((tag) => changed.has(tag));
    noteChanges(changed);
    for (const [key, page] of kept.entries()) if (concerns(page)) kept.remove(key);
    for (const [key, flight] of flights) {
      if (!concerns(flight)) continue;
      // It may have read before the change: who waits gets it, who comes now does not.
      flight.isOutdated = true;
      flights.delete(key);
    }
  }

  function noteChanges(tags: Set<string>) {
    for (const tag of tags) {
      changes.delete(tag);
      changes.set(tag, now());
    }
    for (const [tag, at] of changes) {
      if (now() - at < settlesWithinMs) break;
      changes.delete(tag);
    }
  }

  /** After changes may have been missed: no page counts as fresh, but each is still there for an outage. */
  function distrust() {
    for (const [, page] of kept.entries()) page.freshUntil = page.staleUntil = 0;
    for (const flight of flights.values()) flight.isOutdated = true;
    flights.clear();
  }

  function sendStale(page: KeptPage, request: Request) {
    const overdue = Math.round((page.madeAt + freshForMs - now()) / 1_000);
    return send(page, request, `pages; hit; ttl=${overdue}${page.retryAt ? "; detail=outage" : ""}`);
  }

  return { find, answer, drop, distrust, figures: () => ({ ...answers, ...kept.size() }) };
}

function usableUntil({ retryAt, madeAt, staleUntil }: KeptPage) {
  return retryAt ? madeAt + inOutageForMs : staleUntil;
}

/** Path and query as they were asked for. */
function targetOf({ url }: Request) {
  return url.slice(url.indexOf("/", "https://".length));
}

function send(page: PackedPage, request: Request, status?: string): Response {
  const variant = page[pickEncoding(request.headers.get("accept-encoding")) ?? "plain"];
  const isHeld = isKnown(request, page.etag);
  const ready = isHeld ? page.notModified : variant.headers;
  const headers = status ? { ...ready, "cache-status": status } : ready;
  if (isHeld) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : variant.body, { headers });
}
