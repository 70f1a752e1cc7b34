import { readReturnTo } from "#platform/http/request/return-to.ts";

/** A path on this site that a client sent as a path or a URL; every other URL is replaced. */
export function readSitePath(origin: string, value: string | undefined, fallback: string): string {
  if (value === undefined) return fallback;
  const isOurs = value.startsWith(`${origin}/`);
  return readReturnTo(isOurs ? value.slice(origin.length) : value, fallback);
}

/** The URL of a path on this site, with additional query parameters. */
export function siteAddress(origin: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
