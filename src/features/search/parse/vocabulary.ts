import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { PlaceIndex } from "./place-index.ts";
import { singularize } from "./tokenize.ts";

/** What a query is parsed with. The indexes are shared, the rest belongs to one query. */
export type Vocabulary = {
  places: PlaceIndex;
  phrases: PhraseIndex;
  /** The coordinates of ZIP codes in the query. */
  zips: ReadonlyMap<string, { latitude: number; longitude: number }>;
  /** Words of the query that occur in names and titles. They are never corrected. */
  knownWords: ReadonlySet<string>;
  /** Words of the query that occur in descriptions. They are never corrected either. */
  textWords: ReadonlySet<string>;
  /** Known names in the query, folded and split into words. Their words are not parsed. */
  names: ReadonlySet<string>;
  /** Words of names that are spelled like unknown words of the query. */
  similarWords: readonly { typed: string; word: string; occurrences: number }[];
};

/** The visitor's local date and hour. */
export type LocalClock = { date: string; hour: number };

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
