const anySite = "https://site.invalid";
// Browsers drop tabs and line breaks and turn backslashes into slashes while reading an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
const unsafe = /[\u0000-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A path on this site to go to after signing in, or the fallback: another site's address never passes. */
export function readReturnTo(value: unknown, fallback = "/dashboard"): string {
  if (typeof value !== "string" || value.length > 2_048) return fallback;
  if (!isSiteRelative(value) || unsafe.test(value)) return fallback;
  const url = URL.parse(value, anySite);
  if (!url || url.origin !== anySite) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving dots may have uncovered a second slash: "/.//host" reads as "//host".
  return isSiteRelative(path) ? path : fallback;
}

function isSiteRelative(path: string) {
  return path.startsWith("/") && path[1] !== "/" && path[1] !== "\\";
}
