// Control characters, bidi controls and zero-width spaces. Joiners are allowed, where emoji and several scripts need them.
const invisible = /[\p{Cc}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Text of several lines without invisible characters. */
export function cleanText(text: string): string {
  const lines = text.normalize("NFC").replaceAll("\r\n", "\n").split("\n");
  return lines
    .map((line) => line.replaceAll("\t", " ").replace(invisible, ""))
    .join("\n")
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, " ");
}

/** A host with a dot in its name, as people type it: `example.com/shop`. */
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** A link with or without its scheme. Browsers check it too, without regex flags. */
export const typedLink =
  /^\s*(?:[hH][tT]{2}[pP][sS]?:\x2f\x2f)?[^\s:@\x2f.]+(?:\.[^\s:@\x2f.]+)+(?:[:\x2f?#]\S*)?\s*$/;

/** A typed link, with `https://` added if it has no scheme. */
export function completeLink(text: string): string {
  const link = cleanLine(text);
  return bareHost.test(link) ? `https://${link}` : link;
}
