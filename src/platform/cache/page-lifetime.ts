/** Until when a cached page may be served: normally, while the next version renders, or only as a fallback. */
export type PageLifetime = {
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  /** Served if the next version would have to wait for its turn. */
  underLoadUntil: number;
  /** Served while it cannot be rendered at all. */
  inOutageUntil: number;
};

const freshForMs = 30_000;
// At most a minute in total, so that random picks change by then.
const staleForMs = 30_000;
// During an outage or a rush, an old page is better than none.
const standsInForMs = 10 * 60_000;
// Search tables and switches lag behind a change, so pages rendered just after one get a short TTL.
const freshWhileSettlingMs = 1_000;
// Otherwise each change of a record would make every visitor render the lists again.
const listFreshForMs = 15_000;
const listStaleForMs = 15_000;
// Under load, a stale page is served a little longer while its next version waits for its turn.
const staleUnderLoadForMs = 10_000;

/** How long the data that pages read can lag behind a change. */
export const settlesWithinMs = 5_000;

/** The lifetime of a page rendered now. `settling` is what changed just before. */
export function startLifetime(renderedAt: number, settling: "shows" | "lists" | null = null): PageLifetime {
  const inOutageUntil = renderedAt + standsInForMs;
  const freshUntil = renderedAt + (settling === "shows" ? freshWhileSettlingMs : freshForMs);
  const page = {
    renderedAt,
    freshUntil,
    staleUntil: freshUntil,
    underLoadUntil: inOutageUntil,
    inOutageUntil,
  };
  if (settling === "shows") return { ...page, underLoadUntil: freshUntil + staleUnderLoadForMs };
  page.staleUntil += staleForMs;
  if (settling === "lists") makeDue(page, renderedAt);
  return page;
}

/** Expires a page soon because of a change of something it lists; now, if it is old enough. */
export function makeDue(page: PageLifetime, now: number): void {
  const freshUntil = page.renderedAt + listFreshForMs;
  const staleUntil = freshUntil + listStaleForMs;
  page.freshUntil = Math.min(page.freshUntil, freshUntil);
  page.staleUntil = Math.min(page.staleUntil, staleUntil);
  page.underLoadUntil = Math.min(page.underLoadUntil, Math.max(now, staleUntil) + staleUnderLoadForMs);
}

/** Makes a page stale because of a change: what it shows is wrong. */
export function makeStale(page: PageLifetime, now: number): void {
  expire(page, now);
  page.inOutageUntil = 0;
}

/** Expires a page because changes may have been missed. It can still be served in an outage. */
export function expire(page: PageLifetime, now: number): void {
  page.freshUntil = page.staleUntil = 0;
  page.underLoadUntil = Math.min(page.underLoadUntil, now + staleUnderLoadForMs);
}

/** Seconds until the page stops being fresh by age; negative afterwards. */
export function ttlOf({ renderedAt }: PageLifetime, now: number): number {
  return Math.round((renderedAt + freshForMs - now) / 1_000);
}
