import type { PhraseIndex } from "./phrase-index.ts";
import type { PlaceIndex } from "./place-index.ts";

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
