import { isUnreachable } from "../forms/is-unreachable.ts";

type ClientLoaderArgs<Loaded> = { serverLoader: () => Promise<Loaded>; url: URL };

/** The `clientLoader` of a list page: keeps the page and its filters when the server is unreachable. */
export async function loadOrKeepFilters<Loaded, Query>(
  { serverLoader, url }: ClientLoaderArgs<Loaded>,
  list: { read: (params: URLSearchParams) => Query },
) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const failure = { reason: "failed" as const, errorId: null };
    return { query: list.read(url.searchParams), ignored: [], found: null, failure };
  }
}
