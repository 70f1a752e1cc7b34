import { readReturnTo } from "#platform/http/request/return-to.ts";

/** A path on this site that a client named, as a path or as an address; every other address is replaced. */
export function readSitePath(origin: string, value: string | undefined, fallback: string): string {
  if (value === undefined) return fallback;
  const isOurs = value.startsWith(`${origin}/`);
  return readReturnTo(isOurs ? value.slice(origin.length) : value, fallback);
}

/** The address of a path on this site, with more query values. */
export function siteAddress(origin: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
