import type { PhraseIndex } from "./phrase-index.ts";
import type { PlaceIndex } from "./place-index.ts";

/** All that a request is read with. The indexes are made once and shared, the rest belongs to one request. */
export type Vocabulary = {
  places: PlaceIndex;
  phrases: PhraseIndex;
  /** The points of the ZIP codes in this request. */
  zips: ReadonlyMap<string, { latitude: number; longitude: number }>;
  /** The words of this request in names and titles: they are never corrected. */
  knownWords: ReadonlySet<string>;
  /** The words of this request in descriptions: they are never corrected either. */
  textWords: ReadonlySet<string>;
  /** Names of listed things in this request, folded and split into words: their words are not interpreted. */
  names: ReadonlySet<string>;
  /** For words that nobody uses: words of names that are spelled alike. */
  similarWords: readonly { typed: string; word: string; occurrences: number }[];
};

/** The visitor's clock. */
export type LocalClock = { date: string; hour: number };
