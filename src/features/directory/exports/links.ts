import * as links from "../business/links.ts";

/** The URL of a typed social account: a URL, or a handle on its network; null if it is neither. */
export function socialLink(network: links.Network, typed: string | null): string | null {
  return links.socialLink(network, typed);
}

/** A phone number for `tel:`, digits only. */
export function phoneLink(typed: string | null): string | null {
  return links.phoneLink(typed);
}

/** An image URL: a path on this site, or https as the CSP requires. */
export function pictureLink(typed: string | null): string | null {
  return links.pictureLink(typed);
}
