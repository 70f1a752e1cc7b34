/** Until when a cached page may be sent: as it is, while the next version is rendered, or only because it cannot be. */
export type PageLifetime = {
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  /** Sent at once if the next version would have to wait for its turn. */
  underLoadUntil: number;
  /** Sent while it cannot be rendered at all. */
  inOutageUntil: number;
};

const freshForMs = 30_000;
// No page is older than a minute, so that what is drawn at random is drawn again by then.
const staleForMs = 30_000;
// During an outage or a rush an old page is better than none.
const standsInForMs = 10 * 60_000;
// Search tables and switches lag behind a change, so pages rendered just after one get a short TTL.
const freshWhileSettlingMs = 1_000;
// Lists would be rendered for every visitor if each change of a record outdated them.
const listFreshForMs = 15_000;
const listStaleForMs = 15_000;
// Under load, a page that a change has outdated is sent a little longer while its next version waits for its turn.
const staleUnderLoadForMs = 10_000;

/** How long after a change what pages read may lag behind it. */
export const settlesWithinMs = 5_000;

/** The lifetime of a page rendered now; `settling` says what has changed just before. */
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

/** Ends it soon because something that it lists has changed; now, if it is old enough. */
export function makeDue(page: PageLifetime, now: number): void {
  const freshUntil = page.renderedAt + listFreshForMs;
  const staleUntil = freshUntil + listStaleForMs;
  page.freshUntil = Math.min(page.freshUntil, freshUntil);
  page.staleUntil = Math.min(page.staleUntil, staleUntil);
  page.underLoadUntil = Math.min(page.underLoadUntil, Math.max(now, staleUntil) + staleUnderLoadForMs);
}

/** Ends it because of a change: the page shows what is no longer so. */
export function makeStale(page: PageLifetime, now: number): void {
  expire(page, now);
  page.inOutageUntil = 0;
}

/** Ends it because changes may have been missed. In an outage the page can still stand in. */
export function expire(page: PageLifetime, now: number): void {
  page.freshUntil = page.staleUntil = 0;
  page.underLoadUntil = Math.min(page.underLoadUntil, now + staleUnderLoadForMs);
}

/** Seconds until the page stops being fresh by its age; negative once it has. */
export function ttlOf({ renderedAt }: PageLifetime, now: number): number {
  return Math.round((renderedAt + freshForMs - now) / 1_000);
}
