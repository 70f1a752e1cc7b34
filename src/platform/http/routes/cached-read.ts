import type { CacheRule } from "#platform/cache/page-key.ts";

type ApiRoute = { path: string; request?: { query?: { shape: object }; params?: unknown } };

/** Caches the responses of a public API route. Its schema lists the query parameters it reads. */
export function cachedRead(
  { path, request }: ApiRoute,
  { uncached = [], shows, lists = [], mentions = [] }: Partial<CacheRule> & Pick<CacheRule, "shows">,
): CacheRule & { path: string } {
  const names = Object.keys(request?.query?.shape ?? {});
  return { path, query: names.filter((name) => !uncached.includes(name)), uncached, shows, lists, mentions };
}
