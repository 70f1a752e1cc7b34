import { expect, it } from "vitest";
import { correctWords } from "./correct-words.ts";
import { indexPhrases } from "./phrase-index.ts";
import { indexPlaces } from "./place-index.ts";
import type { TokenStream } from "./token-stream.ts";

const vocabulary = {
  places: indexPlaces([]),
  phrases: indexPhrases([], []),
  zips: new Map(),
  knownWords: new Set(["hair", "braiding"]),
  textWords: new Set<string>(),
  names: new Set<string>(),
};

/** What a word is corrected to if these words occur in names. */
function correct(typed: string, words: string[]) {
  const token = { text: typed, part: { raw: typed } };
  const stream = { tokens: [token], consumed: [false], corrections: [] } as unknown as TokenStream;
  const similarWords = words.map((word) => ({ typed, word, occurrences: 1 }));
  correctWords(stream, { ...vocabulary, similarWords }, { hasPlace: false });
  return stream.tokens[0]?.text;
}

it.each([
  ["four letters in another order", "hiar", ["hair"], "hair"],
  ["another word of four letters", "hare", ["hair", "here"], "hare"],
  ["one typo in a longer word", "salom", ["salon"], "salon"],
  ["two typos in a short word", "salmm", ["salon"], "salmm"],
  ["two typos in a long word", "braidigs", ["braiding"], "braiding"],
])("%s: %s among %j becomes %s", (_case, typed, words, expected) => {
  expect(correct(typed, words)).toBe(expected);
});
