import { websiteLink } from "#platform/http/request/website-link.ts";
import { readTyped } from "../exports/social-link.ts";

type Typed = string | null | undefined;

/** A phone number for `tel:`, digits only. */
export function phoneLink(typed: Typed): string | null {
  const digits = (typed ?? "").replace(/\D/g, "");
  return digits ? `tel:${digits}` : null;
}

type Located = { location: string | null; latitude: number | null; longitude: number | null };

/** Directions on OpenStreetMap, which requires no account and no key. */
export function directionsLink({ location, latitude, longitude }: Located): string | null {
  if (!location) return null;
  const map = "https://www.openstreetmap.org";
  if (latitude === null || longitude === null)
    return `${map}/search?${new URLSearchParams({ query: location })}`;
  return `${map}/directions?${new URLSearchParams({ route: `;${latitude},${longitude}` })}`;
}

/** An image URL: a path on this site, or an https URL, whose picture the worker copies. */
export function pictureLink(typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  if (/^\/[^/\\]/.test(value)) return value;
  const link = websiteLink(value);
  return link && URL.parse(link)?.protocol === "https:" ? link : null;
}

/** The display text of a link: host and path, with international domains in punycode. */
export function linkLabel(link: string): string {
  const { host, pathname } = new URL(link);
  return (host.replace(/^www\./, "") + pathname).replace(/\/$/, "");
}
