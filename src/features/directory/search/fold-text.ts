/** Typographic signs and the plain ones that keyboards have. */
const plainSigns = pairUp("‘’‛ʼʻʹ′´`“”„‟«»″‐‑‒–—―−", `'''''''''"""""""-------`);
/** Letters that are no accented form of another, as they are typed on a keyboard without them. */
const plainLetters = pairUp("øłđħŧıəɛɔŋɲɓɗɖƙƴƒɣʋ", "oldhtieeonnbddkyfgv");
const spelledOut: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["&", " and "],
]);
const accentsAndUnseen = /[\u0300-\u036f]|\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|\u2060|\ufeff/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters count as blanks
const blanks = /[\x01-\x20\x7f-\x9f\u1680\u2028\u2029]+/g;

/**
 * Text as search compares it: small letters without accents, one kind of apostrophe, quote, hyphen and blank, and `and`
 * for `&`. The twin of `fold_search_text` in the database, which folds the names.
 */
export function foldText(text: string): string {
  const plain = replaceEach(text, plainSigns).normalize("NFKD").replace(accentsAndUnseen, "");
  const lower = [...plain].map(lowerOne).join("");
  return replaceEach(replaceEach(lower, plainLetters), spelledOut).replace(blanks, " ").trim();
}

/** Character by character, as PostgreSQL does: no letter depends on its neighbors or becomes two. */
function lowerOne(character: string): string {
  return String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0);
}

function pairUp(from: string, to: string): ReadonlyMap<string, string> {
  const plain = [...to];
  return new Map([...from].map((sign, place) => [sign, plain[place] ?? ""]));
}

function replaceEach(text: string, replacements: ReadonlyMap<string, string>): string {
  return [...text].map((character) => replacements.get(character) ?? character).join("");
}
