import { foldWords } from "./fold-text.ts";

// Reserved anywhere in a name.
const reservedWords = fold(
  "owner owners coowner cofounder founder admin admins administrator moderator moderators",
);
// Reserved alone or with the business's name. With a first name they are a last name.
const teamWords = fold("staff team mod mods management manager official support");
const fillerWords = fold(
  "the a an of at from here this my our business shop store restaurant site website real",
);

type Names = { siteName: string; businessName?: string };

/** Whether a name claims to be the owner, the business itself, or this site or its staff. */
export function isReservedName(name: string, { siteName, businessName = "" }: Names): boolean {
  const words = foldWords(name);
  const joined = words.join("");
  const site = foldWords(siteName);
  if (site.length > 0 && (joined === site.join("") || site.every((word) => words.includes(word))))
    return true;
  if (words.some((word) => reservedWords.has(word)) || reservedWords.has(joined) || teamWords.has(joined))
    return true;
  const business = foldWords(businessName);
  if (business.length > 0 && joined === business.join("")) return true;
  const businessWords = new Set([...business, ...teamWords, ...fillerWords]);
  const isOnlyBusiness = words.every((word) => businessWords.has(word));
  return isOnlyBusiness && (words.some((word) => teamWords.has(word)) || containsAll(words, business));
}

function containsAll(words: string[], business: string[]) {
  return business.length > 1 && business.every((word) => words.includes(word));
}

function fold(words: string) {
  return new Set(foldWords(words));
}
