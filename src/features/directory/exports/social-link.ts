import { hostLink, websiteLink } from "#platform/http/request/website-link.ts";

const profilePaths = {
  instagram: "https://instagram.com/",
  twitter: "https://twitter.com/",
  facebook: "https://facebook.com/",
  tiktok: "https://tiktok.com/@",
  youtube: "https://youtube.com/@",
  linkedin: "https://linkedin.com/in/",
} as const;

export type Network = keyof typeof profilePaths;

/** The hosts of each network, the usual one first. */
const networkHosts: Readonly<Record<Network, readonly [string, ...string[]]>> = {
  instagram: ["instagram.com"],
  twitter: ["twitter.com", "x.com"],
  facebook: ["facebook.com", "fb.com"],
  tiktok: ["tiktok.com"],
  youtube: ["youtube.com", "youtu.be"],
  linkedin: ["linkedin.com"],
};

type Typed = string | null | undefined;

const maxUrlLength = 2048;
const hasWebScheme = /^https?:\/\//i;
/** Such as `javascript:`; the database refuses these too. */
const hasOtherScheme = /^[^/?#]*:/;

/** The URL of a typed social account: a URL, or a handle on its network, or null. */
export function socialLink(network: Network, typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  if (hasWebScheme.test(value)) return websiteLink(value);
  if (hasOtherScheme.test(value)) return null;
  if (value.toLowerCase().includes(".com")) return hostLink(value.replace(/^@+/, ""));
  const handle = value.replaceAll("@", "").trim();
  // Dot segments would resolve to the network's home page.
  if (/^\.*$/.test(handle) || handle.length > maxUrlLength) return null;
  return profilePaths[network] + encodeURIComponent(handle.toWellFormed());
}

/** Whether a typed social account is a URL on another site than its network. */
export function leadsElsewhere(network: Network, typed: Typed): boolean {
  const link = socialLink(network, typed);
  if (!link) return false;
  const { hostname = "" } = URL.parse(link) ?? {};
  return !networkHosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The text of a link field, or null if it says that there is none. */
export function readTyped(typed: Typed): string | null {
  const value = (typed ?? "").trim();
  return value === "" || value.toLowerCase() === "n/a" ? null : value;
}
