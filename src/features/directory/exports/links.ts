import * as links from "../business/links.ts";

/** A phone number for `tel:`, digits only. */
export function phoneLink(typed: string | null): string | null {
  return links.phoneLink(typed);
}

/** An image URL: a path on this site, or an https URL, whose picture the worker copies. */
export function pictureLink(typed: string | null): string | null {
  return links.pictureLink(typed);
}
