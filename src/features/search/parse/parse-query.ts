import { correctWords } from "./correct-words.ts";
import { guessCity, parsePlace } from "./parse-place.ts";
import { parseCheap, parsePrice } from "./parse-price.ts";
import { parseSubject } from "./parse-subject.ts";
import { parseTime, type TimeMatch } from "./parse-time.ts";
import type { ParsedQuery, SearchKind } from "./parsed-query.ts";
import { protectNames } from "./protect-names.ts";
import { consumePhrase, createTokenStream } from "./token-stream.ts";
import { cleanText, tokenize } from "./tokenize.ts";
import type { LocalClock, Vocabulary } from "./vocabulary.ts";
import { maxStopWords, stopPhrases } from "./words/stop-words.ts";

/**
 * Parses the text of a search. Pure: same text, vocabulary and clock in, same query out.
 * Known names come first, so "Sunday Best Hatters" is not a day. Then come prices, times and places, then kinds and
 * categories. Words that no parser understands are searched as they are.
 */
export function parseQuery(text: string, vocabulary: Vocabulary, clock: LocalClock): ParsedQuery {
  const clean = cleanText(text);
  const stream = createTokenStream(tokenize(clean));
  protectNames(stream, vocabulary);
  while (consumePhrase(stream, stopPhrases, maxStopWords) !== null);
  const price = parsePrice(stream);
  let time = parseTime(stream, clock);
  let place = parsePlace(stream, vocabulary) ?? guessCity(stream, vocabulary);
  if (correctWords(stream, vocabulary, { hasPlace: place !== null })) {
    time ??= parseTime(stream, clock);
    place ??= parsePlace(stream, vocabulary);
  }
  const { kind, category, topic, words } = parseSubject(stream, vocabulary.phrases, { place, time, price });
  return {
    text: clean,
    ...{ kind, category, topic, words },
    place: kind === "help" ? null : place,
    time: time && isAboutTime(kind, time) ? time.range : null,
    price: price ?? (kind === "product" ? parseCheap(stream) : null),
    corrections: stream.corrections
      .toSorted((a, b) => a.at - b.at)
      .map(({ original, corrected }) => ({ original, corrected })),
  };
}

/** "Candles for Kwanzaa" are bought before the holiday. */
function isAboutTime(kind: SearchKind | null, { isTopic }: TimeMatch): boolean {
  return kind === null || kind === "event" || (kind === "business" && !isTopic);
}
