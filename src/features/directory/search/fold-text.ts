/** Typographic punctuation and its ASCII equivalents. */
const asciiPunctuation = mapCharacters("‘’‛ʼʻʹ′´`“”„‟«»″‐‑‒–—―−", `'''''''''"""""""-------`);
/** Letters that NFKD does not decompose, with what people type instead. */
const plainLetters = mapCharacters("øłđħŧıəɛɔŋɲɓɗɖƙƴƒɣʋ", "oldhtieeonnbddkyfgv");
const expansions: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["&", " and "],
]);
const accentsAndInvisible = /[\u0300-\u036f]|\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|\u2060|\ufeff/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters count as whitespace
const whitespace = /[\x01-\x20\x7f-\x9f\u1680\u2028\u2029]+/g;

/** Fast path for text with nothing to replace but uppercase and spaces, which is most text. */
const plainText = /^[ -%'-_a-~]*$/;

/**
 * Normalizes text for search: lowercase, no accents, ASCII quotes and hyphens, single spaces, `and` for `&`.
 * Must match `fold_search_text` in the database, which folds the names.
 */
export function foldText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase().replace(whitespace, " ").trim();
  const plain = replaceCharacters(text, asciiPunctuation).normalize("NFKD").replace(accentsAndInvisible, "");
  const lower = [...plain].map(lowerCharacter).join("");
  return replaceCharacters(replaceCharacters(lower, plainLetters), expansions)
    .replace(whitespace, " ")
    .trim();
}

/** Lowercases one character at a time like PostgreSQL: no context-dependent forms, and no letter becomes two. */
function lowerCharacter(character: string): string {
  return String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0);
}

function mapCharacters(from: string, to: string): ReadonlyMap<string, string> {
  const plain = [...to];
  return new Map([...from].map((character, index) => [character, plain[index] ?? ""]));
}

function replaceCharacters(text: string, replacements: ReadonlyMap<string, string>): string {
  return [...text].map((character) => replacements.get(character) ?? character).join("");
}
