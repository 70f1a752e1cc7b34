import * as words from "../search/search-words.ts";

/** The number of typos to tolerate in a word of this length. */
export function maxTypos(word: string): number {
  return words.maxTypos(word);
}

/** Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of adjacent letters. */
export function editDistance(typed: string, meant: string): number {
  return words.editDistance(typed, meant);
}
