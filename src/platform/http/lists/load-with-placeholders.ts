import { loadOrKeepFilters } from "./load-or-keep-filters.ts";

type ClientLoaderArgs<Loaded> = { serverLoader: () => Promise<Loaded>; url: URL };

/** Shorter loads keep the previous page, so that nothing flashes. */
const slowAfterMs = 300;

/**
 * The `clientLoader` of a list page that shows placeholders on arrival from another page: if the results take long,
 * the page opens without them. `useArrival` reads what it returns.
 */
export async function loadWithPlaceholders<Loaded, Query>(
  { serverLoader, url }: ClientLoaderArgs<Loaded>,
  list: { read: (params: URLSearchParams) => Query },
) {
  const arriving = loadOrKeepFilters({ serverLoader, url }, list);
  // Back and forward have already changed the location, and must wait: their page has a scroll position.
  if (location.pathname === url.pathname) return arriving;
  const page = { query: list.read(url.searchParams), ignored: [], found: null, failure: null, arriving };
  // The page that waits for it reports a failure.
  arriving.catch(() => {});
  return Promise.race([arriving, after(slowAfterMs).then(() => page)]);
}

function after(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}
