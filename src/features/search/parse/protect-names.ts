import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import { consume, type TokenStream, wordsAt } from "./token-stream.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { weekdaySpellings } from "./words/time-words.ts";

/** Takes the longest name of a listed thing out of the request, to be searched for word by word. */
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

const articles: ReadonlySet<string> = new Set(["a", "an", "and", "the", "of", "on", "by", "for", "in"]);

/** Somebody has named a business "Atlanta Soul Food": who types that may mean any. A name has a word of its own. */
function isDistinct(words: readonly string[], { phrases, places }: Vocabulary): boolean {
  return words.some(
    (word) =>
      weekdaySpellings.has(word) || !(phrases.words.has(word) || places.byCity.has(keyOfWords([word]))),
  );
}

/** Every run of two words or more, longest first. A name of one word is no reason not to read it. */
export function listSpans(length: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let size = Math.min(length, maxNameWords); size > 1; size--) {
    for (let start = 0; start + size <= length; start++) spans.push({ start, end: start + size });
  }
  return spans;
}

const maxNameWords = 8;
