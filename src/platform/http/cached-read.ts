import type { CacheRule } from "#platform/cache/page-key.ts";

type ApiRoute = { path: string; request?: { query?: { shape: object }; params?: unknown } };

/** Caches the responses of an API route that is the same for everybody; its schema tells which names it reads. */
export function cachedRead(
  { path, request }: ApiRoute,
  { uncached = [], shows }: { uncached?: readonly string[]; shows: readonly string[] },
): CacheRule & { path: string } {
  const names = Object.keys(request?.query?.shape ?? {});
  return { path, query: names.filter((name) => !uncached.includes(name)), uncached, shows };
}
