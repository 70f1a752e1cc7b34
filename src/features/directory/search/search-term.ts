import { foldText } from "./fold-text.ts";

const maxTypedLength = 100;
/** Folding can lengthen a term: `&` becomes a word. */
const maxTermLength = 200;

/** What somebody typed, folded as names are compared, from at most 100 characters. */
export function readTerm(text: string | undefined): string {
  return [...foldText(cutTyped(text))].slice(0, maxTermLength).join("").trim();
}

function cutTyped(text: string | undefined): string {
  const plain = (text ?? "").toWellFormed().replace(/\p{Cc}+/gu, " ");
  return [...plain.trim()].slice(0, maxTypedLength).join("");
}

/** The term anywhere in a name; % and _ mean themselves. */
export function containing(term: string): string {
  return `%${escapeLike(term)}%`;
}

/** The term at the start of a name. */
export function startingWith(term: string): string {
  return `${escapeLike(term)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** The runs of characters that a name must hold to match, blanks included: all of two and of three, or the only one. */
export function gramsOf(term: string): string[] {
  const characters = [...term];
  if (characters.length < 2) return characters;
  const grams = [2, 3].flatMap((size) =>
    characters.slice(size - 1).map((_, start) => characters.slice(start, start + size).join("")),
  );
  return [...new Set(grams)];
}
