import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import { singularize } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Shorter words have too many neighbors to be corrected. */
const minLength = 4;

/** Whether nothing on the site uses this word, so that it may be a misspelled one. */
export function isUnknownWord(word: string, { knownWords, textWords, phrases, places }: Vocabulary): boolean {
  if (word.length < minLength || /\d/.test(word)) return false;
  const singular = singularize(word);
  if (knownWords.has(word) || knownWords.has(singular) || textWords.has(word)) return false;
  if (phrases.words.has(word) || phrases.words.has(singular)) return false;
  return !places.words.has(keyOfWords([word]));
}
