/** A trade, with the words and sentences of its listings. */
export type Trade = {
  subcategory: string;
  weight: number;
  /** Last words of a name: Kitchen, Tailors, Records. */
  tails: readonly string[];
  /** What they make or do, in lowercase, for use in a sentence. */
  things: readonly string[];
  /** Sentences specific to this trade. */
  lines: readonly string[];
};
