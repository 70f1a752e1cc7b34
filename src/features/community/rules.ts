export const maxBioLength = 250;
export const maxLinks = 20;
/** The limit of the database. */
export const maxLinkLength = 2_048;

/** A URL with or without its scheme, or a name such as `@sade`: the rule of the database, without spaces. */
export function isLink(text: string): boolean {
  if (/\s/u.test(text)) return false;
  if (/^https?:\/\/[^/?#\s]/i.test(text)) return true;
  return !/^[^/?#]*:/.test(text) && /^@?[\p{L}\p{N}]/u.test(text) && /^@|\./u.test(text);
}

/** The maximum length of a name in a URL, which anyone can write. */
const maxGreetedLength = 60;

/** The name to greet, from the URL: one line, without invisible characters, truncated. */
export function readGreetedName(text: string | null): string | null {
  const name = (text ?? "")
    .slice(0, 1_000)
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (name === "") return null;
  const letters = [...name];
  return letters.length > maxGreetedLength ? `${letters.slice(0, maxGreetedLength).join("").trim()}…` : name;
}
