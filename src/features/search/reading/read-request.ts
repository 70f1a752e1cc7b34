import { correctWords } from "./correct-words.ts";
import { startDraft, takePhrase } from "./draft.ts";
import { protectNames } from "./protect-names.ts";
import { readMeaning } from "./read-meaning.ts";
import { guessCity, readPlace } from "./read-place.ts";
import { readCheap, readPrice } from "./read-price.ts";
import { readTime, type TimeFound } from "./read-time.ts";
import { readTokens, tidyTyped } from "./read-tokens.ts";
import type { Reading, SearchKind } from "./reading.ts";
import type { Now, Vocabulary } from "./vocabulary.ts";
import { maxStopWords, stopPhrases } from "./words/stop-words.ts";

/**
 * What the words of a request mean. Pure: the same request, vocabulary and day give the same reading.
 * Names of listed things come first, so that "Sunday Best Hatters" is no day; then prices, times and places, then words for
 * kinds and categories. What nobody understands is searched for as it is.
 */
export function readRequest(typed: string, vocabulary: Vocabulary, now: Now): Reading {
  const tidy = tidyTyped(typed);
  const draft = startDraft(readTokens(tidy));
  protectNames(draft, vocabulary);
  while (takePhrase(draft, stopPhrases, maxStopWords) !== null);
  const price = readPrice(draft);
  let time = readTime(draft, now);
  let place = readPlace(draft, vocabulary) ?? guessCity(draft, vocabulary);
  if (correctWords(draft, vocabulary, { hasPlace: place !== null })) {
    time ??= readTime(draft, now);
    place ??= readPlace(draft, vocabulary);
  }
  const { kind, category, topic, words } = readMeaning(draft, vocabulary.phrases, { place, time, price });
  return {
    typed: tidy,
    ...{ kind, category, topic, words },
    place: kind === "help" ? null : place,
    time: time && isAboutTime(kind, time) ? time.range : null,
    price: price ?? (kind === "product" ? readCheap(draft) : null),
    corrections: draft.corrections
      .toSorted((a, b) => a.at - b.at)
      .map(({ typed, read }) => ({ typed, read })),
  };
}

/** Candles for Kwanzaa are bought before it. */
function isAboutTime(kind: SearchKind | null, { isTopic }: TimeFound): boolean {
  return kind === null || kind === "event" || (kind === "business" && !isTopic);
}
