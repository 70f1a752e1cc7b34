import type { LetterSite } from "#platform/mail/letters.ts";

/** A link into this site, whatever host a request claimed to be for. */
export function linkTo(site: LetterSite, path: string, token: string): string {
  const url = new URL(path, site.origin);
  url.searchParams.set("token", token);
  return url.href;
}
