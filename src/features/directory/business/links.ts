import { hostLink, websiteLink } from "#platform/http/website-link.ts";

const profilePaths = {
  instagram: "https://instagram.com/",
  twitter: "https://twitter.com/",
  facebook: "https://facebook.com/",
  tiktok: "https://tiktok.com/@",
  youtube: "https://youtube.com/@",
  linkedin: "https://linkedin.com/in/",
} as const;

export type Network = keyof typeof profilePaths;

type Typed = string | null | undefined;

const maxUrlLength = 2048;
const hasWebScheme = /^https?:\/\//i;

/** The URL of a typed social account: a URL, or a handle on its network; null if it is neither. */
export function socialLink(network: Network, typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  if (hasWebScheme.test(value)) return websiteLink(value);
  if (value.toLowerCase().includes(".com")) return hostLink(value.replace(/^@+/, ""));
  const handle = value.replaceAll("@", "").trim();
  // Dot segments would resolve to the network's home page.
  if (/^\.*$/.test(handle) || handle.length > maxUrlLength) return null;
  return profilePaths[network] + encodeURIComponent(handle.toWellFormed());
}

/** A phone number for `tel:`, digits only. */
export function phoneLink(typed: Typed): string | null {
  const digits = (typed ?? "").replace(/\D/g, "");
  return digits ? `tel:${digits}` : null;
}

type Located = { location: string | null; latitude: number | null; longitude: number | null };

/** The way to a business on OpenStreetMap, which asks for no account and no key. */
export function directionsLink({ location, latitude, longitude }: Located): string | null {
  if (!location) return null;
  const map = "https://www.openstreetmap.org";
  if (latitude === null || longitude === null)
    return `${map}/search?${new URLSearchParams({ query: location })}`;
  return `${map}/directions?${new URLSearchParams({ route: `;${latitude},${longitude}` })}`;
}

/** An image URL: a path on this site, or https as the CSP requires. */
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

function readTyped(typed: Typed): string | null {
  const value = (typed ?? "").trim();
  return value === "" || value.toLowerCase() === "n/a" ? null : value;
}
