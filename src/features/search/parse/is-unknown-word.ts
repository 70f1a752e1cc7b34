import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import { singularize } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Shorter words are too similar to others to be corrected. */
const minLength = 4;

/** Whether a word occurs nowhere on the site, so it may be misspelled. */
export function isUnknownWord(word: string, { knownWords, textWords, phrases, places }: Vocabulary): boolean {
  if (word.length < minLength || /\d/.test(word)) return false;
  const singular = singularize(word);
  if (knownWords.has(word) || knownWords.has(singular) || textWords.has(word)) return false;
  if (phrases.words.has(word) || phrases.words.has(singular)) return false;
  return !places.words.has(keyOfWords([word]));
}
