import { foldSearchText } from "#features/directory/exports/fold-text.ts";

/** One word of a query. */
export type Token = {
  /** Folded: lower case, no accents, no punctuation. */
  text: string;
  /** The text between blanks that the token comes from, such as `12/5`. Its tokens share the object. */
  part: Part;
};

type Part = { raw: string; isAfterComma: boolean };

const maxTypedLength = 100;
const maxTokens = 20;
/** The comma in `1,000`. */
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;
const dottedLetters = /^(?:\p{L}\.)+\p{L}?$/u;
/** What follows the apostrophe in `Wigfall's` and `don't`. */
const endings: ReadonlySet<string> = new Set(["s", "t", "re", "ll", "ve"]);

/** The text to display: single blanks, no control characters, limited length. */
export function cleanText(text: string): string {
  const plain = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ");
  return [...plain.trim()].slice(0, maxTypedLength).join("").trim();
}

/** Splits text into words. `D.C.` is one, `black-owned` two; a final `’s` is dropped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfterComma = false;
  for (const [raw] of text.replace(thousands, "").matchAll(/,|[^\s,;:!?()[\]{}"“”…|<>]+/gu)) {
    if (raw === ",") {
      isAfterComma = true;
      continue;
    }
    const part = { raw, isAfterComma };
    for (const text of splitPart(raw)) tokens.push({ text, part });
    isAfterComma = false;
  }
  return tokens.slice(0, maxTokens);
}

/** The folded words of a phrase, split like a query. */
export function wordsOf(phrase: string): string[] {
  return tokenize(phrase).map(({ text }) => text);
}

function splitPart(raw: string): string[] {
  const folded = foldSearchText(raw);
  if (dottedLetters.test(folded)) return [folded.replaceAll(".", "")];
  return folded
    .split(/[^\p{L}\p{N}']+/u)
    .flatMap((word) =>
      word.split("'").filter((piece, index) => piece !== "" && !(index > 0 && endings.has(piece))),
    );
}

/** A key to compare words by: `bakeries` and `bakery` give the same. */
export function singularize(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
