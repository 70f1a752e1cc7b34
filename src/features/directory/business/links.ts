const profilePaths = {
  instagram: "https://instagram.com/",
  twitter: "https://twitter.com/",
  facebook: "https://facebook.com/",
  tiktok: "https://tiktok.com/@",
} as const;

export type Network = keyof typeof profilePaths;

type Typed = string | null | undefined;

const maxAddressLength = 2048;
const hasWebScheme = /^https?:\/\//i;
// Control and format characters (line breaks, bidi marks): an address that is not what it looks like.
const hasUnseen = /[\p{Cc}\p{Cf}]/u;

/** Where a typed social account leads: an address as it is, or a handle on its network; nothing if it is neither. */
export function socialLink(network: Network, typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  if (hasWebScheme.test(value)) return addressOrNothing(value);
  if (value.toLowerCase().includes(".com")) return addressFromHost(value.replace(/^@+/, ""));
  const handle = value.replaceAll("@", "").trim();
  // A path of dots would climb to the network's own front page.
  if (/^\.*$/.test(handle) || handle.length > maxAddressLength) return null;
  return profilePaths[network] + encodeURIComponent(handle.toWellFormed());
}

/** Where a typed website leads; `https` where no scheme was typed. */
export function websiteLink(typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  return hasWebScheme.test(value) ? addressOrNothing(value) : addressFromHost(value);
}

/** What a phone dials: the digits and nothing else. */
export function phoneLink(typed: Typed): string | null {
  const digits = (typed ?? "").replace(/\D/g, "");
  return digits ? `tel:${digits}` : null;
}

/** A picture's address: a path on this site, or https as the content policy asks. */
export function pictureLink(typed: Typed): string | null {
  const value = readTyped(typed);
  if (value === null) return null;
  if (/^\/[^/\\]/.test(value)) return value;
  const link = websiteLink(value);
  return link && URL.parse(link)?.protocol === "https:" ? link : null;
}

/** A link as people read it: host and path, a foreign alphabet in its plain (punycode) spelling. */
export function linkLabel(link: string): string {
  const { host, pathname } = new URL(link);
  return (host.replace(/^www\./, "") + pathname).replace(/\/$/, "");
}

function readTyped(typed: Typed): string | null {
  const value = (typed ?? "").trim();
  return value === "" || value.toLowerCase() === "n/a" ? null : value;
}

/** Prepends the scheme; what has another one, or is no host at all, leads nowhere. */
function addressFromHost(value: string): string | null {
  const address = addressOrNothing(`https://${value}`);
  return address && new URL(address).hostname.includes(".") ? address : null;
}

/** The address unchanged, unless it hides where it leads. */
function addressOrNothing(address: string): string | null {
  if (address.length > maxAddressLength || hasUnseen.test(address)) return null;
  // Browsers skip further slashes before the host.
  if (/^https?:\/\/[/\\]/i.test(address)) return null;
  const url = URL.parse(address);
  return url && !url.username && !url.password ? address : null;
}
