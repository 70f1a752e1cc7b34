import * as words from "../search/typos.ts";

/** Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of adjacent letters. */
export function editDistance(typed: string, meant: string): number {
  return words.editDistance(typed, meant);
}
