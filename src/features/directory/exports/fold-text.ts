import { foldText } from "../search/fold-text.ts";

/** Text folded for comparison, the same as `fold_search_text` in the database. */
export function foldSearchText(text: string): string {
  return foldText(text);
}
