import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import { consume, type TokenStream, wordsAt } from "./token-stream.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { weekdaySpellings } from "./words/time-words.ts";
import { wordSet } from "./words/word-set.ts";

/** Consumes the longest known name, so its words are searched instead of parsed. */
export function protectNames(stream: TokenStream, vocabulary: Vocabulary): void {
  if (vocabulary.names.size === 0) return;
  for (const { start, end } of listSpans(stream.tokens.length)) {
    const words = wordsAt(stream, start, end);
    if (!words || !vocabulary.names.has(words.join(" ")) || !isDistinct(words, vocabulary)) continue;
    stream.terms.push({ at: start, words: words.filter((word) => !articles.has(word)) });
    consume(stream, start, end);
    return;
  }
}

const articles = wordSet("a, an, and, the, of, on, by, for, in");

/** A business may be named "Atlanta Soul Food", but the query may mean any. A distinct name has a word without another meaning. */
function isDistinct(words: readonly string[], { phrases, places }: Vocabulary): boolean {
  return words.some(
    (word) =>
      weekdaySpellings.has(word) || !(phrases.words.has(word) || places.byCity.has(keyOfWords([word]))),
  );
}

/** Every run of two words or more, longest first. Single words are always parsed. */
export function listSpans(length: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let size = Math.min(length, maxNameWords); size > 1; size--) {
    for (let start = 0; start + size <= length; start++) spans.push({ start, end: start + size });
  }
  return spans;
}

const maxNameWords = 8;
