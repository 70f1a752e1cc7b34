import type { EmailSite } from "#platform/mail/emails.ts";

/** A link into this site, whatever host a request claimed to be for. */
export function linkTo(site: EmailSite, path: string, token: string): string {
  const url = new URL(path, site.origin);
  url.searchParams.set("token", token);
  return url.href;
}
