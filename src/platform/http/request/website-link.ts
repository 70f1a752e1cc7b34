const maxUrlLength = 2048;
const hasWebScheme = /^https?:\/\//i;
// Control and format characters (line breaks, bidi marks) can disguise a URL.
const hasInvisible = /[\p{Cc}\p{Cf}]/u;

/** The URL of a typed website, with `https` if no scheme was typed, or null if it is invalid. */
export function websiteLink(typed: string | null | undefined): string | null {
  const value = (typed ?? "").trim();
  if (value === "" || value.toLowerCase() === "n/a") return null;
  return hasWebScheme.test(value) ? urlOrNull(value) : hostLink(value);
}

/** The URL of a host without a scheme, or null for another scheme or an invalid host. */
export function hostLink(value: string): string | null {
  const url = urlOrNull(`https://${value}`);
  return url && new URL(url).hostname.includes(".") ? url : null;
}

/** The URL unchanged, unless it is deceptive. */
function urlOrNull(typed: string): string | null {
  if (typed.length > maxUrlLength || hasInvisible.test(typed)) return null;
  // Browsers skip extra slashes before the host.
  if (/^https?:\/\/[/\\]/i.test(typed)) return null;
  const url = URL.parse(typed);
  return url && !url.username && !url.password ? typed : null;
}
