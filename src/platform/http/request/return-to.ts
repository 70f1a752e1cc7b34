const anySite = "https://site.invalid";
// Browsers strip tabs and line breaks from URLs and turn backslashes into slashes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
const unsafe = /[\u0000-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A path on this site to redirect to after login, or the fallback. Never another site's URL. */
export function readReturnTo(value: unknown, fallback = "/dashboard"): string {
  if (typeof value !== "string" || value.length > 2_048) return fallback;
  if (!isSiteRelative(value) || unsafe.test(value)) return fallback;
  const url = URL.parse(value, anySite);
  if (!url || url.origin !== anySite) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving dot segments may expose a second slash: "/.//host" becomes "//host".
  return isSiteRelative(path) ? path : fallback;
}

function isSiteRelative(path: string) {
  return path.startsWith("/") && path[1] !== "/" && path[1] !== "\\";
}
