/**
 * How a document is scored for words, the same in every engine: the title match, plus for each stem the best field that
 * contains it, plus quality, plus how soon its date is.
 */
export const boosts = { titleEquals: 3, titleStarts: 1.5, words: 0.43, quality: 0.3, soon: 0.15 } as const;

/** Fields by their weight in `search_documents.tsv`. */
export const fieldWeights = { A: 1, B: 0.6, C: 0.4, D: 0.1 } as const;

/** The boost for dates halves in about 23 days. */
export const soonPivotSeconds = 2_000_000;
