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
