import type { EmailSite } from "#platform/mail/emails.ts";

/** A link to this site, regardless of the request's host. */
export function linkTo(site: EmailSite, path: string, token: string): string {
  const url = new URL(path, site.origin);
  url.searchParams.set("token", token);
  return url.href;
}
