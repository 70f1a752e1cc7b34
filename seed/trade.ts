/** One line of work, as the words that its listings are made of. */
export type Trade = {
  subcategory: string;
  weight: number;
  /** Last words of a name: Kitchen, Tailors, Records. */
  tails: readonly string[];
  /** What they make or do, in lower case, to fit into a sentence. */
  things: readonly string[];
  /** Sentences that only this trade can say. */
  lines: readonly string[];
};
