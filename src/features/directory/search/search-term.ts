import { foldText } from "./fold-text.ts";

const maxInputLength = 100;
/** Folding can lengthen a term: `&` becomes a word. */
const maxTermLength = 200;

/** Truncates and folds a search term like names are folded. */
export function normalizeTerm(text: string | undefined): string {
  return [...foldText(truncate(text))].slice(0, maxTermLength).join("").trim();
}

function truncate(text: string | undefined): string {
  const plain = (text ?? "").toWellFormed().replace(/\p{Cc}+/gu, " ");
  return [...plain.trim()].slice(0, maxInputLength).join("");
}

/** The LIKE pattern for names that start with the term. */
export function prefixPattern(term: string): string {
  return `${term.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The bigrams and trigrams of a term, spaces included; a single character is its own. A match contains all of them. */
export function gramsOf(term: string): string[] {
  const characters = [...term];
  if (characters.length < 2) return characters;
  const grams = [2, 3].flatMap((size) =>
    characters.slice(size - 1).map((_, start) => characters.slice(start, start + size).join("")),
  );
  return [...new Set(grams)];
}
